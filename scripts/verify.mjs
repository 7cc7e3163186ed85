import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { printTotal, runSteps } from './lib/steps.mjs';
import { staticStages, vitestStep } from './lib/suites.mjs';

await main(
  '橙仓快速检查',
  async () => {
    await prepare();
    return runSteps([...staticStages, [[vitestStep({ all: false })]]]);
  },
  { exitCode: 130, afterFailure: () => printTotal({ passed: 0, failed: 1 }) },
);
