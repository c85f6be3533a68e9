/** Every kind of node of the language of cards, with its comment, read from its source; and which cards have one. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Ts from 'typescript';
import { allCards } from '../../src-main/cards/index.ts';
import { ROOT } from '../lib/root.mjs';

// Imported, it would go through the transforms of the test runner, which looks for a source map that is not shipped.
const ts = createRequire(import.meta.url)('typescript') as typeof Ts;

export interface NodeKind {
  readonly family: Family;
  readonly kind: string;
  /** Its comment, without the reason below. */
  readonly means: string;
  /** Why it serves one card alone, or none: what the comment says behind "One card: " or "No card: ". */
  readonly reason: string | undefined;
  /** The names of the cards that have one in any of their forms. */
  readonly cards: ReadonlySet<string>;
}

/** The unions of the language, by the file in which each stands. */
const FAMILIES = {
  ability: 'Ability',
  effect: 'Effect',
  ref: 'Ref',
  filter: 'Filter',
  amount: 'AmountNode',
  condition: 'Condition',
  cost: 'Cost',
  modification: 'Modification',
  rule: 'Rule',
  instead: 'Instead',
  moment: 'Moment',
} as const;
export type Family = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];

const fileOf = (name: string): string => join(ROOT, 'src-main', 'engine', 'language', `${name}.ts`);

export function nodeKinds(): NodeKind[] {
  const language = new Language();
  const uses = new Map<Ts.Type, Set<string>>();
  const face = language.typeNamed('face', 'Face');
  for (const card of allCards())
    for (const form of [card.face, ...Object.values(card.eras)])
      language.visit(form, face, (type) => {
        const names = uses.get(type) ?? new Set();
        uses.set(type, names.add(card.face.name));
      });
  return FAMILY_NAMES.flatMap((family) =>
    language.membersOf(language.typeNamed(family, FAMILIES[family])).map((type) => ({
      family,
      kind: language.kindOf(type) ?? type.symbol.name,
      ...language.commentOf(type),
      cards: uses.get(type) ?? new Set<string>(),
    })),
  );
}

/** The types of the language: families share words (`tap` is a price and an effect), and only the types tell them apart. */
class Language {
  readonly #program = ts.createProgram([...FAMILY_NAMES, 'face'].map(fileOf), {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  readonly #checker = this.#program.getTypeChecker();

  typeNamed(file: string, name: string): Ts.Type {
    const source = this.#program.getSourceFile(fileOf(file));
    const found = source?.statements
      .filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      .find((node) => node.name.text === name);
    if (!found) throw new Error(`There is no type ${name} in ${file}.ts.`);
    return this.#checker.getTypeAtLocation(found.name);
  }

  membersOf(type: Ts.Type): Ts.Type[] {
    return type.isUnion() ? type.types : [type];
  }

  kindOf(type: Ts.Type): string | undefined {
    const kind = type.getProperty('kind');
    const literal = kind && this.#checker.getTypeOfSymbol(kind);
    return literal?.isStringLiteral() ? literal.value : undefined;
  }

  commentOf(type: Ts.Type): Pick<NodeKind, 'means' | 'reason'> {
    const comment = ts.displayPartsToString(type.symbol.getDocumentationComment(this.#checker));
    const [means = '', reason] = comment.replaceAll(/\s+/g, ' ').split(/(?:One|No) card: /);
    return { means: means.trim(), reason: reason?.trim() };
  }

  /** Tells the type of every node in the value, which is of this type. */
  visit(value: unknown, type: Ts.Type, tell: (type: Ts.Type) => void): void {
    if (typeof value !== 'object' || value === null) return;
    const members = this.membersOf(this.#checker.getNonNullableType(type));
    if (Array.isArray(value)) {
      const list = members.find((member) => this.#checker.isArrayLikeType(member));
      const element = list && this.#checker.getIndexTypeOfType(list, ts.IndexKind.Number);
      if (element) for (const part of value) this.visit(part, element, tell);
      return;
    }
    const own = members.find((member) => this.#fits(value, member));
    if (!own) throw new Error(`No type of the language fits ${JSON.stringify(value)}`);
    if ('kind' in value) tell(own);
    for (const [name, part] of Object.entries(value)) {
      const property = own.getProperty(name);
      if (property) this.visit(part, this.#checker.getTypeOfSymbol(property), tell);
    }
  }

  #fits(value: object, type: Ts.Type): boolean {
    if ((type.flags & ts.TypeFlags.Object) === 0) return false;
    return !('kind' in value) || this.kindOf(type) === value.kind;
  }
}
