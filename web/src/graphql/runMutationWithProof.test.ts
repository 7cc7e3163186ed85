import { type ApolloClient, CombinedGraphQLErrors, gql, type TypedDocumentNode } from '@apollo/client';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { runMutationWithProof } from './runMutationWithProof.ts';

const hmacSignatureSecret = 'a secret of the service';

type Sent = { input: { phoneCode: string; proof?: string } };

const SignUp: TypedDocumentNode<{ signUp: string }, Sent> =
  gql`mutation SignUp($input: RegisterInput!) { signUp(input: $input) { account { id } } }`;

/** A service that answers each mutation by what it says. */
function serviceThat(answer: (sent: Sent) => object) {
  const sent: Sent[] = [];
  const client = {
    mutate: async ({ variables }: { variables: Sent }) => {
      sent.push(variables);
      return { data: answer(variables) };
    },
  } as unknown as ApolloClient;
  return { client, sent };
}

function refuse(errorKey: string, data: object): never {
  throw new CombinedGraphQLErrors({ errors: [{ message: '稍后重试', extensions: { errorKey, data } }] });
}

const newChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, deriveKey, hmacSignatureSecret });

describe('a mutation whose input takes a proof', () => {
  it('is sent once where none is asked for', async () => {
    const { client, sent } = serviceThat(() => ({ signUp: 'done' }));
    expect(await runMutationWithProof(client, SignUp, { input: { phoneCode: '123456' } })).toEqual({
      signUp: 'done',
    });
    expect(sent).toEqual([{ input: { phoneCode: '123456' } }]);
  });

  it('is sent again with the work done, and nothing else changed', async () => {
    const challenge = await newChallenge();
    const { client, sent } = serviceThat(({ input }) =>
      input.proof === undefined ? refuse('PROOF_NEEDED', { challenge }) : { signUp: 'done' },
    );
    expect(await runMutationWithProof(client, SignUp, { input: { phoneCode: '123456' } })).toEqual({
      signUp: 'done',
    });
    const [
      first,
      {
        input: { proof = '', ...input },
      } = { input: {} as Sent['input'] },
    ] = sent;
    expect([sent.length, input]).toEqual([2, first?.input]);
    const payload = JSON.parse(atob(proof)) as Payload;
    expect((await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).verified).toBe(true);
  });

  it('answers another refusal as it is, also where the work did not help', async () => {
    const challenge = await newChallenge();
    const stubborn = serviceThat(() => refuse('PROOF_NEEDED', { challenge }));
    expect(await runMutationWithProof(stubborn.client, SignUp, { input: { phoneCode: '1' } })).toMatchObject({
      kind: 'refused',
      errorKey: 'PROOF_NEEDED',
    });
    expect(stubborn.sent).toHaveLength(2);
    const wrong = serviceThat(() => refuse('PHONE_CODE_WRONG', {}));
    expect(await runMutationWithProof(wrong.client, SignUp, { input: { phoneCode: '1' } })).toMatchObject({
      errorKey: 'PHONE_CODE_WRONG',
      msg: '稍后重试',
    });
    expect(wrong.sent).toHaveLength(1);
  });

  it('is refused in words where the browser cannot do the work', async () => {
    const { client, sent } = serviceThat(() => refuse('PROOF_NEEDED', { challenge: { parameters: {} } }));
    expect(await runMutationWithProof(client, SignUp, { input: { phoneCode: '1' } })).toMatchObject({
      errorKey: 'PROOF_NEEDED',
      msg: '稍后重试',
    });
    expect(sent).toHaveLength(1);
  });
});
