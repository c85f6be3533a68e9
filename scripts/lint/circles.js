/** Files that need each other, each before the others: which of them is read first decides what works. */
import { isUnder } from './house.js';
import { modulesIn } from './modules.js';

/** A grammar goes in circles: an amount counts what fits a filter, and a filter compares amounts. */
const GRAMMARS = ['src-main/engine/reading', 'src-main/wording'];

/** @typedef {{ files: readonly string[], isGrammar: boolean }} Circle */

/**
 * The largest first.
 * @param {string} root
 * @returns {Circle[]}
 */
export function circlesIn(root) {
  const needs = new Map(modulesIn(root).map((module) => [module.file, module.needs]));
  return groupsOf(needs)
    .filter((files) => files.length > 1)
    .sort((one, other) => other.length - one.length)
    .map((files) => ({
      files: files.toSorted(),
      isGrammar: GRAMMARS.some((folder) => files.every((file) => isUnder(file, folder))),
    }));
}

/**
 * The strongly connected parts, after Tarjan.
 * @param {ReadonlyMap<string, readonly string[]>} needs
 */
function groupsOf(needs) {
  /** @type {string[][]} */
  const groups = [];
  /** @type {string[]} */
  const open = [];
  /** @type {Map<string, number>} */
  const met = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();

  /** @param {string} file */
  const visit = (file) => {
    const number = met.size;
    met.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const other of needs.get(file) ?? []) {
      if (!needs.has(other)) continue;
      if (!met.has(other)) visit(other);
      if (open.includes(other)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(file) === number) groups.push(open.splice(open.indexOf(file)));
  };
  for (const file of needs.keys()) if (!met.has(file)) visit(file);
  return groups;
}
