import { fromPromise } from 'xstate';
import {
  type ComponentState,
  componentCheckMachine,
  type TestOutcome,
  type TestPage,
} from './componentCheck.machine.ts';
import { COMPONENTS, type ComponentInfo } from './components/components.ts';
import { labelComponent, openComponent } from './components/openComponent.ts';

const TEST_FILES: Record<TestPage['paper'], string> = {
  W76_H130: 'print-test-76x130.pdf',
  W100_H180: 'print-test-100x180.pdf',
};

/** The check of the components on this computer. No line is kept: another page may want it. */
export function componentCheckLogic() {
  return componentCheckMachine.provide({
    actors: {
      findAllUnavailable: fromPromise<readonly ComponentState[]>(() => Promise.all(COMPONENTS.map(stateOf))),
      printTest: fromPromise<TestOutcome, TestPage>(async ({ input: { printer, paper } }) => {
        const component = labelComponent();
        const url = new URL(import.meta.env.BASE_URL + TEST_FILES[paper], location.origin).href;
        try {
          const documents = [{ id: 'test', content: { kind: 'pdf', url } as const }];
          const printed = await component.print({ printer, documents });
          return printed.get('test') ?? { kind: 'unavailable' };
        } finally {
          component.close();
        }
      }),
    },
  });
}

async function stateOf(info: ComponentInfo): Promise<ComponentState> {
  const component = openComponent(info);
  const { name, takesPdf } = info;
  try {
    return { name, takesPdf, printers: await component.printers() };
  } catch {
    return { name, takesPdf, printers: null };
  } finally {
    component.close();
  }
}
