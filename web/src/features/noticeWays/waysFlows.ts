import type { ApolloClient } from '@apollo/client';
import { refusedField } from '../../fields/refusedField.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  AddGroupRobot,
  DeleteGroupRobot,
  RenameGroupRobot,
  SaveNoticeWays,
  SetLowBalance,
  TestGroupRobot,
  WakeGroupRobot,
} from './noticeWays.graphql.ts';
import {
  addRobotText,
  lowBalanceText,
  removeText,
  renameText,
  robotsText,
  waysFormText,
} from './noticeWays.text.ts';
import {
  blankLimit,
  blankName,
  blankRobot,
  blankWays,
  type LimitForm,
  limitFormOf,
  limitOf,
  limitProblems,
  type NameForm,
  type NewRobot,
  nameProblems,
  type RobotForm,
  type RobotProblems,
  robotFormOf,
  robotProblems,
  type Ways,
  type WaysForm,
  type WaysProblems,
  waysFormOf,
  waysInput,
  waysProblems,
} from './waysForm.ts';

export type RobotSubject = { id: number; name: string };
export type EditingWays = EditRecord<Ways, WaysForm, WaysProblems>;
export type EditingLimit = EditRecord<Pick<Ways, 'lowBalance'>, LimitForm, { limit?: string }>;
export type AddingRobot = EditRecord<NewRobot, RobotForm, RobotProblems>;
export type RenamingRobot = EditRecord<RobotSubject, NameForm, { name?: string }>;
export type RemovingRobot = ConfirmAction<RobotSubject>;

/** By which way what is told, and when. */
export const editWays = (client: ApolloClient) =>
  editRecord({
    blank: blankWays,
    fill: waysFormOf,
    validate: waysProblems,
    save: (form: WaysForm, _: Ways) => runMutation(client, SaveNoticeWays, { input: waysInput(form) }),
    onSaved: () => toast.success(waysFormText.saved),
  });

export const editLowBalance = (client: ApolloClient) =>
  editRecord({
    blank: blankLimit,
    fill: limitFormOf,
    validate: limitProblems,
    save: (form: LimitForm, _: Pick<Ways, 'lowBalance'>) =>
      runMutation(client, SetLowBalance, { limit: limitOf(form) }),
    onSaved: () => toast.success(lowBalanceText.saved),
  });

export const addRobot = (client: ApolloClient) =>
  editRecord({
    blank: blankRobot,
    fill: robotFormOf,
    validate: robotProblems,
    save: ({ platform, address, secret, name, groups }: RobotForm, _: NewRobot) => {
      const signed = platform !== 'WECOM' && secret.trim() !== '' ? { secret: secret.trim() } : {};
      const input = { platform, address: address.trim(), name: name.trim(), groups: [...groups], ...signed };
      return runMutation(client, AddGroupRobot, { input });
    },
    refusedAt,
    onSaved: () => toast.success(addRobotText.added),
  });

function refusedAt(refusal: Refusal): RobotProblems | null {
  if (refusal.errorKey === 'ROBOT_ADDRESS') return { address: refusal.msg };
  const named = ['ROBOT_THERE', 'ROBOT_REFUSED'].includes(refusal.errorKey)
    ? String(refusal.data.field)
    : refusedField(refusal);
  const [field = ''] = named?.split('.') ?? [];
  return Object.hasOwn(blankRobot, field) ? { [field]: refusal.msg } : null;
}

export const renameRobot = (client: ApolloClient) =>
  editRecord({
    blank: blankName,
    fill: ({ name }: RobotSubject) => ({ name }),
    validate: nameProblems,
    save: ({ name }: NameForm, { id }: RobotSubject) =>
      runMutation(client, RenameGroupRobot, { id, name: name.trim() }),
    onSaved: () => toast.success(renameText.saved),
  });

export const removeRobot = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RobotSubject) => runMutation(client, DeleteGroupRobot, { id }),
    onDone: () => toast.success(removeText.done),
  });

/** Without a question, and says what the platform has said. */
export const testRobot = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RobotSubject) => runMutation(client, TestGroupRobot, { id }),
    onDone: () => toast.success(robotsText.tested),
    lost: robotsText.notTested,
  });

/** Ends the rest of a robot, without a question. */
export const wakeRobot = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RobotSubject) => runMutation(client, WakeGroupRobot, { id }),
    onDone: () => toast.success(robotsText.woken),
    lost: robotsText.notWoken,
  });
