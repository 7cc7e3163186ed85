import type { AnyMachineSnapshot } from 'xstate';
import type { Refusal } from './refusal.ts';

/** Work is under way. */
export const isBusy = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy');
/** The dialog is open. */
export const isOpen = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('open');
/** No answer came; it can be tried again. */
export const isFailed = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('failed');
/** Why the business said no. */
export const selectRefusal = (snapshot: { context: { refusal: Refusal | null } }) => snapshot.context.refusal;
export const selectContext = <Context>(snapshot: { context: Context }): Context => snapshot.context;
