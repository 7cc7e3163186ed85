import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { printTotal, runSteps } from './lib/steps.mjs';
import { browserStep, buildStep, staticSteps, vitestStep } from './lib/suites.mjs';

await main(
  '橙仓全部测试',
  async () => {
    await prepare();
    return runSteps([...staticSteps, vitestStep({ all: true }), buildStep, browserStep]);
  },
  { exitCode: 130, afterFailure: () => printTotal({ passed: 0, failed: 1 }) },
);
