/**
 * Electron as far as our window door uses it: remembers what it was told, and lets a test play the player, the page
 * and the desktop. Use it with `vi.mock('electron', async () => (await import(…)).electronModule)`.
 */
import { EventEmitter } from 'node:events';
import type { Rectangle } from 'electron';

interface Frame {
  url: string;
}

type Handler = (...given: never[]) => unknown;

/** What a test may look at and play with. */
export const desktop = {
  /** In the order it happened, for what must come before something else. */
  happened: [] as string[],
  paths: new Map<string, string>(),
  /** Whether no other start has this data folder. */
  isFirst: true,
  toldToFirst: undefined as unknown,
  exitCode: undefined as number | undefined,
  /** What the command line has for Chromium. */
  switches: new Set<string>(),
  errorBoxes: [] as { title: string; content: string }[],
  messageBoxes: [] as { message: string; buttons: string[]; signal?: AbortSignal }[],
  /** What the player answers to the next message boxes. */
  answers: [] as number[],
  schemes: [] as unknown[],
  pages: new Map<string, (request: Request) => Response>(),
  displays: [] as { id: number; workArea: Rectangle }[],
  menu: undefined as unknown,
  windows: [] as StandInWindow[],
  exposed: {} as Record<string, unknown>,
  /** What pages have sent, without the channel. */
  sent: [] as unknown[][],
  proxy: undefined as unknown,
  /** What was handed to the session, by the name of the function. */
  session: new Map<string, Handler>(),
};

class App extends EventEmitter {
  readonly isPackaged = false;
  readonly commandLine = { hasSwitch: (name: string) => desktop.switches.has(name) };

  enableSandbox(): void {
    if (desktop.happened.includes('ready')) throw new Error('It can only be called before app is ready');
    desktop.happened.push('enableSandbox');
  }

  setPath(name: string, path: string): void {
    desktop.happened.push(`setPath ${name}`);
    desktop.paths.set(name, path);
  }

  getPath(name: string): string {
    return desktop.paths.get(name) ?? '/not/set';
  }

  getVersion(): string {
    return '0.0.0';
  }

  requestSingleInstanceLock(told: unknown): boolean {
    desktop.happened.push('requestSingleInstanceLock');
    desktop.toldToFirst = structuredClone(told);
    return desktop.isFirst;
  }

  whenReady(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(() => {
        desktop.happened.push('ready');
        resolve();
      });
    });
  }

  quit(): void {
    desktop.happened.push('quit');
    this.emit('will-quit', new Prevented());
  }

  exit(code: number): void {
    desktop.happened.push('exit');
    desktop.exitCode = code;
  }
}

/** An event that Electron would let pass unless it is prevented. */
export class Prevented {
  isPrevented = false;

  preventDefault(): void {
    this.isPrevented = true;
  }
}

class StandInWebContents extends EventEmitter {
  readonly mainFrame: Frame = { url: 'about:blank' };
  reloads = 0;
  crashes = 0;
  destroyed = false;
  webRtcPolicy: string | undefined;
  openHandler: ((details: { url: string }) => unknown) | undefined;

  isDestroyed(): boolean {
    return this.destroyed;
  }

  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtcPolicy = policy;
  }

  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.openHandler = handler;
  }

  send(channel: string, ...told: unknown[]): void {
    if (this.destroyed) throw new Error('Object has been destroyed');
    const copied = structuredClone(told);
    setImmediate(() => ipcRenderer.emit(channel, {}, ...copied));
  }

  /** The letters that every PDF begins with, and how it was ordered. */
  printToPDF(options: object): Promise<Buffer> {
    return Promise.resolve(Buffer.from(`%PDF ${JSON.stringify(options)}`));
  }

  reload(): void {
    this.reloads += 1;
  }

  forcefullyCrashRenderer(): void {
    this.crashes += 1;
    this.emit('render-process-gone', new Prevented(), { reason: 'killed', exitCode: 9 });
  }
}

type WindowOptions = Rectangle & { webPreferences: Record<string, unknown> } & Record<string, unknown>;

class StandInWindow extends EventEmitter {
  readonly options: WindowOptions;
  readonly webContents = new StandInWebContents();
  readonly shown: string[] = [];
  isMinimised = false;
  isMaximised = false;
  bounds: Rectangle;

  static getAllWindows(): StandInWindow[] {
    return desktop.windows.filter((window) => !window.isDestroyed());
  }

  constructor(options: WindowOptions) {
    super();
    desktop.happened.push('window');
    this.options = options;
    const { x, y, width, height } = options;
    this.bounds = { x, y, width, height };
    desktop.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  loadURL(url: string): Promise<void> {
    this.webContents.mainFrame.url = url;
    return Promise.resolve();
  }

  isDestroyed(): boolean {
    return this.webContents.destroyed;
  }

  isMinimized(): boolean {
    this.#expectThere();
    return this.isMinimised;
  }

  isMaximized(): boolean {
    return this.isMaximised;
  }

  getNormalBounds(): Rectangle {
    return this.bounds;
  }

  maximize(): void {
    this.isMaximised = true;
    this.shown.push('maximize');
  }

  restore(): void {
    this.isMinimised = false;
    this.shown.push('restore');
  }

  show(): void {
    this.#expectThere();
    this.shown.push('show');
  }

  focus(): void {
    this.#expectThere();
    this.shown.push('focus');
  }

  #expectThere(): void {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed');
  }

  /** The player closes it. */
  close(): void {
    this.emit('close', new Prevented());
    this.webContents.destroyed = true;
    this.emit('closed');
    app.emit('window-all-closed');
  }
}

const app = new App();
const ipcMain = new EventEmitter();

class StandInIpcRenderer extends EventEmitter {
  send(channel: string, ...told: unknown[]): void {
    desktop.sent.push(told);
    const [window] = desktop.windows;
    const sender = window?.webContents;
    sendAs({ sender, senderFrame: sender?.mainFrame ?? null }, channel, ...told);
  }
}

const ipcRenderer = new StandInIpcRenderer();

/** Says something on a channel as whoever the event names. */
export function sendAs(
  event: { sender: unknown; senderFrame: unknown },
  channel: string,
  ...told: unknown[]
): void {
  const copied = structuredClone(told);
  setImmediate(() => ipcMain.emit(channel, event, ...copied));
}

const remember = (name: string) => (handler: Handler) => {
  desktop.session.set(name, handler);
};

const defaultSession = Object.assign(new EventEmitter(), {
  setPermissionRequestHandler: remember('request'),
  setPermissionCheckHandler: remember('check'),
  setDevicePermissionHandler: remember('device'),
  setProxy: (proxy: unknown) => {
    desktop.happened.push('setProxy');
    desktop.proxy = proxy;
    return Promise.resolve();
  },
  webRequest: {
    onBeforeRequest: remember('before'),
  },
});

const electron = {
  app,
  BrowserWindow: StandInWindow,
  contextBridge: {
    exposeInMainWorld: (name: string, value: unknown) => {
      desktop.exposed[name] = value;
    },
  },
  dialog: {
    showErrorBox: (title: string, content: string) => {
      desktop.happened.push('showErrorBox');
      desktop.errorBoxes.push({ title, content });
    },
    showMessageBox: (_window: unknown, box: { message: string; buttons: string[]; signal?: AbortSignal }) => {
      desktop.messageBoxes.push(box);
      const response = desktop.answers.shift();
      return response === undefined ? new Promise(() => undefined) : Promise.resolve({ response });
    },
  },
  ipcMain,
  ipcRenderer,
  Menu: {
    setApplicationMenu: (menu: unknown) => {
      desktop.menu = menu;
    },
    buildFromTemplate: (template: unknown) => template,
  },
  protocol: {
    registerSchemesAsPrivileged: (schemes: unknown[]) => {
      desktop.happened.push('registerSchemes');
      desktop.schemes.push(...schemes);
    },
    handle: (scheme: string, handler: (request: Request) => Response) => {
      desktop.pages.set(scheme, handler);
    },
  },
  screen: {
    getPrimaryDisplay: () => desktop.displays[0],
    getAllDisplays: () => desktop.displays,
  },
  session: { defaultSession },
  shell: {},
};

export const electronModule = { ...electron, default: electron };
export { app, defaultSession };

/** As if nothing had been started yet. */
export function resetDesktop(): void {
  for (const emitter of [app, ipcMain, ipcRenderer, defaultSession]) emitter.removeAllListeners();
  Object.assign(desktop, {
    happened: [],
    paths: new Map(),
    isFirst: true,
    toldToFirst: undefined,
    exitCode: undefined,
    switches: new Set(),
    errorBoxes: [],
    messageBoxes: [],
    answers: [],
    schemes: [],
    pages: new Map(),
    displays: [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
    menu: undefined,
    windows: [],
    exposed: {},
    sent: [],
    proxy: undefined,
    session: new Map(),
  });
}
