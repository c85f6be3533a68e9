/** Brings a database from any earlier version to the newest, one numbered migration at a time. */
import type { DatabaseConnection, WriteHandle } from './handles.ts';

/** Once released, a migration is never edited: there are databases that have it behind them. */
export interface Migration {
  /** The version that the database has afterwards. */
  readonly number: number;
  readonly name: string;
  readonly up: (database: WriteHandle) => void;
}

/** A list with a gap or a repeated number would leave databases that are neither one version nor the other. */
export function numbered(migrations: readonly Migration[]): readonly Migration[] {
  migrations.forEach(({ number, name }, index) => {
    if (number !== index + 1)
      throw new Error(`Migration ${number} (${name}) stands where ${index + 1} belongs`);
  });
  return migrations;
}

export function versionOf({ sqlite }: Pick<DatabaseConnection, 'sqlite'>): number {
  return Number(sqlite.pragma('user_version', { simple: true }));
}

/** Each migration is wholly done or not at all; those before one that fails stay done. */
export function migrate(connection: DatabaseConnection, migrations: readonly Migration[]): void {
  for (const migration of migrations.slice(versionOf(connection))) apply(connection, migration);
}

function apply({ handle, sqlite }: DatabaseConnection, migration: Migration): void {
  // Rebuilding a table means dropping it, which with foreign keys on deletes what refers to it. The setting cannot be
  // changed inside a transaction.
  sqlite.pragma('foreign_keys = OFF');
  try {
    handle.transaction(() => {
      migration.up(handle);
      const broken = sqlite.pragma('foreign_key_check') as unknown[];
      if (broken.length > 0) throw new Error(`${broken.length} rows refer to rows that do not exist`);
      record(handle, migration);
      sqlite.pragma(`user_version = ${migration.number}`);
    });
  } finally {
    sqlite.pragma('foreign_keys = ON');
  }
}

/** The table that the record is kept in belongs to no migration: it has to be there before the first. */
function record(database: WriteHandle, { number, name }: Migration): void {
  if (number === 1) {
    database.script(`
      CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL) STRICT`);
  }
  const sql = 'INSERT INTO migrations (number, name, at) VALUES (?, ?, ?)';
  database.run(sql, number, name, new Date().toISOString());
}
