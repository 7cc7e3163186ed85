import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const SNAPSHOT = /```yaml\n([\s\S]*?)```/;
const MAX_LINES = 150;

/** Prints what the page showed where a journey failed: the files of a run elsewhere are gone with it. */
export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    const [, page = ''] = (path && SNAPSHOT.exec(readFileSync(path, 'utf8'))) || [];
    const lines = page.split('\n');
    const main = Math.max(
      0,
      lines.findIndex((line) => line.includes('- main')),
    );
    if (page) console.log(`The page of “${test.title}”:\n${lines.slice(main, main + MAX_LINES).join('\n')}`);
  }
}
