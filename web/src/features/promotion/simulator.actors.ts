import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { ListSimulatedGoods, SimulatePrice } from './simulator.graphql.ts';
import { type LoadedGood, type SimulationAnswer, simulatorMachine } from './simulator.machine.ts';
import { type SimulationQuestion, simulatedGood } from './simulatorForm.ts';

/** The simulator on the real graph. Prices are not kept: they hold only now. */
export function simulatorLogic(client: ApolloClient) {
  return simulatorMachine.provide({
    actors: {
      loadGood: fromPromise<LoadedGood, number>(async ({ input: id, signal }) => {
        const answer = await runQuery(client, ListSimulatedGoods, { id }, { signal });
        return isRefusal(answer) ? answer : { kind: 'loaded', good: simulatedGood(answer.good) };
      }),
      simulatePrice: fromPromise<SimulationAnswer, SimulationQuestion | null>(
        async ({ input: question, signal }) => {
          if (!question) throw new Error('nothing to simulate');
          const answer = await runQuery(
            client,
            SimulatePrice,
            { input: question },
            { uncached: 'ownUse', signal },
          );
          return isRefusal(answer) ? answer : { kind: 'simulated', question, price: answer.priceSimulation };
        },
      ),
    },
  });
}
