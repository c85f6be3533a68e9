/** The component of each room. The title comes with the page; every other room is fetched when it is first entered. */
import type { Component } from 'svelte';
import type { Room } from './words/rooms.ts';
import TitleRoom from './title/TitleRoom.svelte';

type Fetch = () => Promise<{ readonly default: Component }>;

const FETCHED: Readonly<Record<Exclude<Room, 'title'>, Fetch>> = {
  duel: () => import('./duel/DuelRoom.svelte'),
  table: () => import('./table/TableRoom.svelte'),
  replay: () => import('./table/replay/ReplayRoom.svelte'),
  match: () => import('./campaign/MatchRoom.svelte'),
  gauntlet: () => import('./campaign/gauntlet/GauntletRoom.svelte'),
  history: () => import('./history/HistoryRoom.svelte'),
  fame: () => import('./history/FameRoom.svelte'),
  decks: () => import('./deck-builder/DeckBoxRoom.svelte'),
  deck: () => import('./deck-builder/BuilderRoom.svelte'),
  collection: () => import('./collection/CollectionRoom.svelte'),
  packs: () => import('./collection/packs/PacksRoom.svelte'),
  trading: () => import('./collection/trading/TradingRoom.svelte'),
  players: () => import('./collection/players/PlayersRoom.svelte'),
  welcome: () => import('./welcome/WelcomeRoom.svelte'),
  options: () => import('./options/OptionsRoom.svelte'),
  help: () => import('./help/HelpRoom.svelte'),
  about: () => import('./about/AboutRoom.svelte'),
};

export const FIRST_ROOM: Component = TitleRoom;

export async function componentOf(room: Room): Promise<Component> {
  return room === 'title' ? FIRST_ROOM : (await FETCHED[room]()).default;
}
