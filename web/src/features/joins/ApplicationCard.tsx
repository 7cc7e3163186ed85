import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { paths } from '../../lib/paths.ts';
import { tabStorage } from '../../lib/storage.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { DialogResult } from '../../ui/overlays/DialogResult.tsx';
import { JoinForm } from './JoinForm.tsx';
import styles from './JoinPage.module.css';
import { createJoinDrafts, joinLogic } from './join.actors.ts';
import type { JoinActor } from './join.machine.ts';
import { trimmedJoin } from './join.rules.ts';
import { joinText as text } from './join.text.ts';

/** The application of this tab, which goes on with what was written before a reload. */
export function Application() {
  const client = useApolloClient();
  const drafts = useMemo(() => createJoinDrafts(tabStorage()), []);
  const logic = useMemo(() => joinLogic(client, drafts), [client, drafts]);
  return <ApplicationCard actor={useActorRef(logic, { input: { draft: drafts.load() } })} />;
}

/** The form to apply with; once it has gone, what happens next. */
export function ApplicationCard({ actor }: { actor: JoinActor }) {
  const applied = useMatches(actor, 'applied');
  return (
    <Panel className={styles.application} aria-label={text.formTitle}>
      {applied ? <Done actor={actor} /> : <JoinForm actor={actor} />}
    </Panel>
  );
}

function Done({ actor }: { actor: JoinActor }) {
  const { phone } = trimmedJoin(useFields(actor, 'name', 'phone', 'city', 'remark', 'captcha'));
  return (
    <DialogResult
      icon="success"
      tone="success"
      size={48}
      title={text.applied}
      words={text.appliedHint(phone)}
    >
      <Stack above={12} below={24}>
        <LinkButton to={paths.home}>{text.home}</LinkButton>
      </Stack>
    </DialogResult>
  );
}
