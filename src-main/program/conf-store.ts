/** The preferences file as the web host opens it. The desktop's `electron-store` is this class with Electron's defaults. */
import Conf from 'conf';
import { PREFERENCES_NAME, type OpenStore } from './preferences.ts';

export const openConf: OpenStore = (folder) =>
  new Conf({ cwd: folder, configName: PREFERENCES_NAME, projectName: 'spellchain' });
