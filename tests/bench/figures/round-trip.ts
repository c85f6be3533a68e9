/** A call that does nothing, through the web host and back: what every call pays before it does anything. */
import { openClient } from '../../support/contract-client.ts';
import { BUILT_HOST, startWebHost } from '../../support/web-host.ts';
import { quantile, type Measurement } from '../figure.ts';

const WARM_UP = 300;
const CALLS = 2_000;
const AIM = 2;

export const roundTrip: Measurement = {
  needsBuild: true,
  measure: async () => {
    const host = await startWebHost({ file: BUILT_HOST });
    try {
      const client = await openClient(host);
      const times: number[] = [];
      for (let call = 0; call < WARM_UP + CALLS; call++) {
        const begun = performance.now();
        const outcome = await client.call('program.ping');
        if (!outcome.ok) throw new Error(`The program refused to answer: ${outcome.refusal.reason}`);
        if (call >= WARM_UP) times.push(performance.now() - begun);
      }
      await client.close();
      return [
        { name: 'call there and back, median', value: quantile(times, 0.5), unit: 'ms', aim: AIM },
        { name: 'call there and back, 99 of 100', value: quantile(times, 0.99), unit: 'ms', aim: AIM },
      ];
    } finally {
      await host.stop();
    }
  },
};
