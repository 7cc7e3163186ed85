import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import { AppActorsProvider } from '../../web/src/app/AppActorsProvider.tsx';
import { changeFeedMachine } from '../../web/src/features/changeFeed/changeFeed.machine.ts';
import { codeCountdownMachine } from '../../web/src/features/codeCountdown/codeCountdown.machine.ts';
import { customerServiceMachine } from '../../web/src/features/customerService/customerService.machine.ts';
import { loginDialogMachine } from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import type { LoginDialogActor } from '../../web/src/features/loginDialog/loginDialog.selectors.ts';
import type { LoginDialogHost } from '../../web/src/features/loginDialog/loginDialogHost.ts';
import { noticesMachine } from '../../web/src/features/notices/notices.machine.ts';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import { updateCheckMachine } from '../../web/src/features/updateCheck/updateCheck.machine.ts';
import type { AppActors } from '../../web/src/lib/appActors.ts';
import type { LazyActor } from '../../web/src/lib/lazyActor.ts';
import type { ThemeStore } from '../../web/src/lib/themeStore.ts';
import { NARROW } from '../../web/src/ui/base/widths.ts';
import type { Leaf, ModelTest, StateAssertions, UserActions } from './modelTest.ts';

// The element is newer than this document, and React would call it unknown.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

type TypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type'];
type ValueOf<M extends AnyStateMachine> = SnapshotFrom<M> extends { value: infer Value } ? Value : never;

/** What the graph answers, by name of the operation. */
type Answers = Record<string, Record<string, unknown>>;

/** What a person does for an event; it may wait for what it did. */
type UserAction<M extends AnyStateMachine, Type> = (
  event: Extract<EventFromLogic<M>, { type: Type }>,
  snapshot: SnapshotFrom<M>,
) => void | Promise<void>;

interface ViewTestOptions<M extends AnyStateMachine, World, External extends TypeOf<M>> {
  /** The part of the page that shows the actor, as the page itself mounts it. */
  view: (actor: ActorRefFrom<M>, world: World) => ReactNode;
  /** Events that no control of this view causes: they come from elsewhere and are sent. */
  externalEvents: readonly External[];
  /** What a person does for each of the others. */
  userActions: { [Type in Exclude<TypeOf<M>, External>]: UserAction<M, Type> };
  /** Where the view offers no way to do what the machine would take; it is sent then. */
  notOffered?: (snapshot: SnapshotFrom<M>, event: EventFromLogic<M>) => boolean;
  /** What a person sees in each state; a state without an assertion does not compile. */
  stateAssertions: Record<Leaf<ValueOf<M>>, (snapshot: SnapshotFrom<M>) => void>;
  /** What the graph answers to what the view itself asks, by name of the operation. */
  answers?: Answers;
  /** Where the view stands, as in `/problems?kind=OUTPUT`. */
  address?: string;
  /** The actors of the shell that the view looks at, such as the one under test; the others stay idle. */
  system?: (actor: ActorRefFrom<M>) => Partial<AppActors>;
  /** Transitions whose two ends it maps to the same values are equivalent; by default the states of the chart. */
  equivalence?: (snapshot: SnapshotFrom<M>) => unknown;
}

/** Runs the paths of a model-based test in the real view: user actions cause the events, and each step ends with assertions. */
export function createViewTest<M extends AnyStateMachine, World, const External extends TypeOf<M> = never>(
  modelTest: ModelTest<M, World>,
  {
    view,
    userActions,
    notOffered,
    stateAssertions,
    answers = {},
    address = '/',
    system,
    equivalence,
  }: ViewTestOptions<M, World, External>,
) {
  const { paths, uncovered } = modelTest.viewPaths(equivalence);
  const dispatch = Object.fromEntries(
    Object.entries<UserAction<M, string>>(userActions as never).map(([type, userAction]) => [
      type,
      (event: never, actor: AnyActorRef) => {
        const snapshot: SnapshotFrom<M> = actor.getSnapshot();
        return notOffered?.(snapshot, event) ? actor.send(event) : userAction(event, snapshot);
      },
    ]),
  );
  const rig = {
    userActions: dispatch as unknown as UserActions<M, World>,
    stateAssertions: stateAssertions as unknown as StateAssertions<M, World>,
    around: (step: () => Promise<void>) => act(step),
    mount: async (actor: AnyActorRef, world: World) => {
      await act(async () => {
        const typed = actor as ActorRefFrom<M>;
        render(
          <Page answers={answers} address={address} system={system?.(typed)}>
            {view(typed, world)}
          </Page>,
        );
      });
      return cleanup;
    },
  };
  return {
    paths: paths.map(({ title, run }) => ({ title, run: () => run(rig) })),
    uncovered,
  };
}

interface PageProps {
  answers: Answers;
  address: string;
  system: Partial<AppActors> | undefined;
  children: ReactNode;
}

/** What every page stands in: a graph with the test's answers, an address, the actors of the shell. */
function Page({ answers, address, system, children }: PageProps) {
  const [client] = useState(() => clientOf(answers));
  const [shell] = useState(() => ({ ...idleActors(), ...system }));
  return (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <AppActorsProvider actors={shell}>{children}</AppActorsProvider>
      </MemoryRouter>
    </ApolloProvider>
  );
}

function clientOf(answers: Answers): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName = '' }) => {
      const data = answers[operationName];
      if (!data) throw new Error(`the view asks for ${operationName}, which the test does not answer`);
      return new Observable((observer) => {
        observer.next({ data });
        observer.complete();
      });
    }),
  });
}

/** The window is as narrow as a phone's while the tests of a suite run. */
export function inPhoneWindow(): void {
  beforeAll(() => {
    const ofWindow = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query === NARROW ? Object.assign(new EventTarget(), { matches: true, media: query }) : ofWindow(query),
    );
  });
  afterAll(() => void vi.unstubAllGlobals());
}

const noFavourites: ReadonlySet<number> = new Set();

const lightTheme: ThemeStore = { isDark: () => false, toggle: () => {}, subscribe: () => () => {} };

/** An actor whose code is there already. */
export function started<Actor>(actor: Actor): LazyActor<Actor> {
  return { current: () => actor, start: async () => actor, subscribe: () => () => {} };
}

/** A login dialog whose code is there already. */
export function hosted(actor: LoginDialogActor): LoginDialogHost {
  return {
    actor: started(actor),
    open: (opening) => actor.send({ type: 'dialog.open', ...opening }),
    close: () => actor.send({ type: 'dialog.close' }),
  };
}

/** The actors of the shell as they stand before they start: nobody is signed in, nothing is open. */
export function idleActors(): AppActors {
  return {
    session: createActor(sessionMachine, { input: { identity: null, hasToken: false } }),
    beginSession: () => {},
    loginDialog: hosted(createActor(loginDialogMachine, { input: { superId: null } })),
    codeCountdown: (scene) => createActor(codeCountdownMachine, { input: { scene, resendAt: null } }),
    favourites: { goodIds: () => noFavourites, subscribe: () => () => {}, toggle: () => {} },
    changeFeed: started(createActor(changeFeedMachine, { input: { visible: true } })),
    theme: lightTheme,
    notices: createActor(noticesMachine, { input: { closed: null, acknowledged: null } }),
    updateCheck: createActor(updateCheckMachine, { input: { running: [], prompted: false, visible: true } }),
    customerService: createActor(customerServiceMachine, { input: { quiet: true } }),
  };
}

/** The button of that name. */
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The button that says these words: on a big page far sooner found than by its role. */
export const buttonSaying = (words: string) =>
  screen.getByText<HTMLButtonElement>(words, { selector: 'button' });

/** Presses a button, a link or anything else that is pressed. */
export const press = (target: Element) => void fireEvent.click(target);

/** Does one thing after the other, each on the screen as the one before it has left it, answers of the graph included. */
export async function inSequence(...actions: (() => void)[]) {
  for (const action of actions) {
    flushSync(action);
    for (let turn = 0; turn < 20; turn += 1) await null;
    flushSync(() => {});
  }
}

/** Puts a text where one can be typed, in place of what stands there. */
export const type = (target: Element, value: string) => void fireEvent.change(target, { target: { value } });

/** Chooses an option, by its words, in the box of that label. */
export const choose = (label: string, option: string) =>
  press(within(screen.getByRole('combobox', { name: label })).getByRole('option', { name: option }));

const regionBox = () => {
  const box = document.querySelector<HTMLInputElement>('[role="combobox"][aria-haspopup="dialog"]');
  if (!box) throw new Error('no field for a region');
  return box;
};

/** What a person does, in turn, to choose an area by its name in a column of the field for a region. */
export const regionSteps = (name: string): (() => void)[] => [
  () => void fireEvent.focus(regionBox()),
  () => press(regionBox()),
  () => press(screen.getByRole('option', { name })),
];

/** Gives a file to what takes one. */
export const upload = (picker: Element, file: File) =>
  void fireEvent.change(picker, { target: { files: [file] } });

/** What is said to be wrong, in its order; Semantic's boxes are alerts too, whatever they say. */
export const alerts = () =>
  screen
    .queryAllByRole('alert', { hidden: true })
    .filter((alert) => !alert.closest('[role=combobox]'))
    .map(({ textContent }) => textContent);

/** Whether a button shows that its work is under way. */
export const isBusy = (target: Element) => target.getAttribute('aria-busy') === 'true';

/** Presses the backdrop of the open dialog: what holds typed words stays open. */
export const clickBackdrop = () =>
  void fireEvent.mouseDown(screen.getByRole('dialog').parentElement as Element);

/** What can be written or chosen in a form that is being saved; nothing may be. */
export const editableFields = (form: ParentNode | null = document) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input, textarea, [role=combobox]') ?? [])].filter(
    (field) =>
      !(field.disabled || field.readOnly) && !field.closest('fieldset[disabled], [aria-disabled=true]'),
  );

/** Sends the form that the element stands in or belongs to. */
export function submit(target: HTMLButtonElement | HTMLInputElement) {
  if (!target.form) throw new Error('the element belongs to no form');
  fireEvent.submit(target.form);
}
