/** W4: our own page, taken over, sends nothing to another address. A page without our headers shows that it could. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createPages } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { enter, expect, test } from './support.ts';

/** The first that was seen to hold connections which are no requests. */
const HOLDS_SINCE = 156;

/** What listens elsewhere, and what has reached it: connections by the first line said on them, and packets. */
async function listenElsewhere() {
  const reached: string[] = [];
  const heard = new EventTarget();
  const tell = (what: string) => {
    reached.push(what);
    heard.dispatchEvent(new Event('reached'));
  };
  const tcp = createServer((socket) => {
    socket.on('error', () => {
      // A browser that goes away: what it said is written down.
    });
    socket.once('data', (bytes) => {
      tell(/^[A-Z]+ (\S+)/.exec(bytes.toString('latin1'))?.[1] ?? 'connection');
      socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    });
  });
  const udp = createSocket('udp4', () => {
    tell('packet');
  });
  tcp.listen(0, '127.0.0.1');
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')]);
  return {
    reached,
    at: { tcp: (tcp.address() as AddressInfo).port, udp: udp.address().port },
    until: async (what: string) => {
      while (!reached.includes(what)) await once(heard, 'reached');
    },
    close: () => {
      tcp.close();
      udp.close();
    },
  };
}

type Elsewhere = Awaited<ReturnType<typeof listenElsewhere>>;

/** Each in a page of its own, as going elsewhere ends a page. `says` is what reaches an address that is not held off. */
const WAYS: readonly { says: string; tries: (at: Elsewhere['at']) => unknown }[] = [
  { says: 'packet', tries: callByWebRtc },
  {
    says: '/gone',
    tries: ({ tcp }) => {
      location.href = `http://127.0.0.1:${tcp}/gone`;
    },
  },
  {
    says: '/opened',
    tries: ({ tcp }) => {
      window.open(`http://127.0.0.1:${tcp}/opened`);
    },
  },
  { says: '/fetched', tries: ({ tcp }) => fetch(`http://127.0.0.1:${tcp}/fetched`, { mode: 'no-cors' }) },
  { says: '/told', tries: ({ tcp }) => navigator.sendBeacon(`http://127.0.0.1:${tcp}/told`, 'all') },
  {
    says: '/shown',
    tries: ({ tcp }) => {
      new Image().src = `http://127.0.0.1:${tcp}/shown`;
    },
  },
  { says: '/socket', tries: ({ tcp }) => new WebSocket(`ws://127.0.0.1:${tcp}/socket`) },
];

/** Runs in the page. */
async function callByWebRtc({ udp }: Elsewhere['at']): Promise<void> {
  const line = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${udp}` }] });
  line.createDataChannel('out');
  await line.setLocalDescription(await line.createOffer());
}

async function tryAll(open: () => Promise<Page>, at: Elsewhere['at'], then: (says: string) => Promise<void>) {
  for (const { says, tries } of WAYS) {
    const page = await open();
    await page.evaluate(tries, at).catch(() => {
      // Held off with an error, or the page is gone: what has reached the other end is what counts.
    });
    await then(says);
    await page.close();
  }
}

test.describe('nothing goes out', () => {
  test.use({ mayFail: /./ });

  test('by calls, addresses, windows, requests or sockets', async ({ page, host, browser }) => {
    const isHeld = Number(browser.version().split('.')[0]) >= HOLDS_SINCE;
    test.skip(!isHeld, `Chromium ${browser.version()} does not know how to hold connections.`);
    const [ofOurs, ofOthers] = await Promise.all([listenElsewhere(), listenElsewhere()]);
    const bare = createPages((_, response) => {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Without our headers</title>');
    });
    bare.listen(0, '127.0.0.1');
    await once(bare, 'listening');
    await enter(page, host);
    const beside = (address: string) => async () => {
      const opened = await page.context().newPage();
      await opened.goto(address);
      return opened;
    };
    try {
      await tryAll(beside(`${host.origin}/`), ofOurs.at, async () => Promise.resolve());
      // It does the same after that, and when all of it has arrived, ours would have long done so.
      const without = beside(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`);
      await tryAll(without, ofOthers.at, (says) => ofOthers.until(says));
      expect(ofOurs.reached).toEqual([]);
    } finally {
      for (const server of [ofOurs, ofOthers, bare]) server.close();
      bare.closeAllConnections();
    }
  });
});
