import { type FieldNode, getOperationAST, Kind, parse, type SelectionNode } from 'graphql';
import { allExamples, type Example } from './examples.ts';

/** An example whose answer has what a name such as `createOrder.orderId` begins with; best one of the same flow. */
export function producerOf(name: string, flow: string): Example | undefined {
  const key =
    name === 'captcha.text' ? 'captcha' : name === 'message.code' ? 'sendPhoneCode' : name.split('.')[0];
  const producers = allExamples.filter(({ document }) => answerKeys(document).includes(key ?? ''));
  return producers.find(({ id }) => id.startsWith(`${flow}/`)) ?? producers[0];
}

/** Whether it is a subscription. */
export function isLive(document: string, operationName?: string | null): boolean {
  return getOperationAST(parse(document), operationName)?.operation === 'subscription';
}

/** The keys that an operation's data will have. */
function answerKeys(document: string): string[] {
  return rootFields(document).map(({ name, alias }) => (alias ?? name).value);
}

/** The fields of the root type that an operation asks for. */
export function rootFields(document: string): FieldNode[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections.filter(isField) : [],
  );
}

function isField(selection: SelectionNode): selection is FieldNode {
  return selection.kind === Kind.FIELD;
}
