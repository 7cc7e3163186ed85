import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { printTotal, runSteps } from './lib/steps.mjs';
import { browserStep, buildStep, staticStages, vitestStep } from './lib/suites.mjs';

await main(
  '橙仓全部测试',
  async () => {
    await prepare();
    return runSteps([...staticStages, [[vitestStep({ all: true })]], [[buildStep, browserStep]]]);
  },
  { exitCode: 130, afterFailure: () => printTotal({ passed: 0, failed: 1 }) },
);
