// @vitest-environment happy-dom
import { PausingDialog } from '../../web/src/console/system/PausingDialog.tsx';
import { pauseCashOuts } from '../../web/src/console/system/pauseCashOuts.ts';
import { StepJobDialog } from '../../web/src/console/system/StepJobDialog.tsx';
import { stepJob } from '../../web/src/console/system/stepJob.ts';
import { pausingText, stepDialogText, stepText } from '../../web/src/console/system/system.text.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';

const reason = '渠道已恢复，再试一次';
const id = '0b0f5b1e-0000-4000-8000-000000000001';

testConfirmAction('the retry of a job', {
  build: stepJob,
  view: (actor) => <StepJobDialog actor={actor} />,
  subject: { step: 'retry', queue: 'export.pdf', id, key: '7', reason: ` ${reason} ` },
  texts: { ...stepDialogText, ...stepText.retry },
  question: stepText.retry.question('生成面单和拣货单', '7'),
  sends: ['RetryJob', { input: { queue: 'export.pdf', id, reason } }],
  answers: { RetryJob: { data: { retryJob: { id } } } },
  done: stepText.retry.done,
  sticky: true,
});

testConfirmAction('the resumption of cash-outs', {
  build: pauseCashOuts,
  view: (actor) => <PausingDialog actor={actor} />,
  subject: { step: 'resume', reason },
  texts: { ...pausingText, ...pausingText.resume },
  question: pausingText.resume.question,
  sends: ['ResumeCashOuts', { reason }],
  answers: { ResumeCashOuts: { data: { resumeCashOuts: { pausedAt: null } } } },
  done: pausingText.resume.done,
  sticky: true,
});
