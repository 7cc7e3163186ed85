/** What an actor has answered, as the params of an action or a guard: `{ type: 'setRefusal', params: output }`. */
export function output<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output;
}

/** The event itself, as the params of an action or a guard: `{ type: 'setSubject', params: payload }`. */
export function payload<Event>({ event }: { event: Event }): Event {
  return event;
}
