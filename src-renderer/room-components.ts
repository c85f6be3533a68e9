/** The component of each room. The title comes with the page; every other room is fetched when it is first entered. */
import type { Component } from 'svelte';
import type { RoomName } from './words/rooms.ts';
import TitleRoom from './title/TitleRoom.svelte';

type Fetch = () => Promise<{ readonly default: Component }>;

export const FIRST_ROOM: Component = TitleRoom;

const ROOMS: Readonly<Record<RoomName, Fetch>> = {
  title: () => Promise.resolve({ default: FIRST_ROOM }),
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

export const componentOf = async (room: RoomName): Promise<Component> => (await ROOMS[room]()).default;
