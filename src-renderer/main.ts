import './styles/palette.css';
import './styles/type.css';
import './styles/surfaces.css';
import './shell/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { laySigns } from './art/icons/signs.ts';
import { takeJournal } from './playing/journals.ts';
import { openDoor } from './program/doors.ts';
import { showLastResort } from './shell/last-resort.ts';
import { Shell } from './shell/shell.svelte.ts';
import { windowTrail } from './shell/trail.ts';

const page = document.getElementById('app') ?? document.body;

try {
  laySigns();
  mount(App, { target: page, props: { shell: new Shell(openDoor, windowTrail(), takeJournal) } });
} catch (failure) {
  showLastResort(page, failure);
}
