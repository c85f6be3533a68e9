/** The built program in this very process: a test that does not end it from outside needs no process for it. */
import { fileURLToPath } from 'node:url';
import { makeFolder, removeFolder } from './folders.ts';
import { PATIENT } from './patience.ts';
import type { Host } from './web-host.ts';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What `npm run build` made of `src-main/hosts/web-host.ts`. */
interface Built {
  readonly openWebHost: (setup: HostSetup) => Promise<OpenHost>;
}

interface HostSetup {
  readonly port: number;
  readonly dataFolder: string;
  readonly rendererFolder: string;
  readonly patience: number;
}

interface OpenHost {
  readonly server: { readonly gate: { readonly origin: string; readonly freshAddress: () => string } };
  readonly close: () => Promise<void>;
}

export interface OwnHost extends Host {
  /** Lets one more browser in; the address before it lets nobody in any more. */
  readonly freshAddress: () => string;
}

/** A browser that comes to the same place again has what it has fetched and compiled there. */
let usualPort = 0;

async function openAtUsualPort({ openWebHost }: Built, setup: Omit<HostSetup, 'port'>): Promise<OpenHost> {
  const host = await openWebHost({ ...setup, port: usualPort }).catch((failure: unknown) => {
    // Another program has taken it meanwhile, or the one before is still there.
    if (usualPort !== 0) return openWebHost({ ...setup, port: 0 });
    throw failure;
  });
  usualPort ||= Number(new URL(host.server.gate.origin).port);
  return host;
}

/** A folder that is named is kept; otherwise the program gets one that goes when it stops. */
export async function openHost(named?: string): Promise<OwnHost> {
  const built = (await import(at('../../dist/main/web-host.js'))) as Built;
  const dataFolder = named ?? makeFolder();
  const setup = { dataFolder, rendererFolder: at('../../dist/renderer'), patience: PATIENT };
  const { server, close } = await openAtUsualPort(built, setup);
  const { origin, freshAddress } = server.gate;
  let stopped: Promise<void> | undefined;
  return {
    origin,
    address: freshAddress(),
    port: Number(new URL(origin).port),
    dataFolder,
    freshAddress,
    // A test may have ended it already.
    stop: () =>
      (stopped ??= close().then(() => {
        if (named === undefined) removeFolder(dataFolder);
      })),
  };
}
