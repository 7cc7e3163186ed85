import { FieldError, type Fields } from '../shops/actions.ts';
import { COMPONENTS } from './components.ts';
import type { PrintingWorld } from './printDesk.ts';
import { PRINT_FAULTS } from './printFaults.ts';

type Act = (world: PrintingWorld, fields: Fields) => void;

/** What a developer can do to the print components, by name. */
export const PRINTING_ACTIONS: Readonly<Record<string, Act>> = {
  failCalls({ faults }, fields) {
    const kind = PRINT_FAULTS.find((each) => each === textAt(fields, 'kind'));
    if (!kind) throw new FieldError('kind');
    faults.add({ kind, component: componentAt(fields), times: numberAt(fields, 'times', 1, 100_000, 1) });
  },
  delayAnswers({ faults }, fields) {
    faults.delay(numberAt(fields, 'ms', 0, 30_000, 0));
  },
  clearFaults({ faults }) {
    faults.clear();
  },
};

function componentAt(fields: Fields): string | null {
  const name = textAt(fields, 'component');
  if (name !== '' && !COMPONENTS.some((each) => each.name === name)) throw new FieldError('component');
  return name || null;
}

function textAt(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string' && typeof value !== 'number') throw new FieldError(name);
  return String(value).trim();
}

function numberAt(fields: Fields, name: string, least: number, most: number, otherwise: number): number {
  const text = textAt(fields, name);
  if (text === '') return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new FieldError(name);
  return value;
}
