import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isBusy } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { scanReturn } from './returnFlows.ts';
import { scanText as text } from './returns.text.ts';

/** Where a scanner types: each Enter is a parcel, and the next one can follow. */
export function ScanBox() {
  const client = useApolloClient();
  const [waybillNo, setWaybillNo] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const onScanned = useCallback(() => {
    setWaybillNo('');
    field.current?.focus();
  }, []);
  const scanning = useActorRef(useMemo(() => scanReturn(client, onScanned), [client, onScanned]));
  const busy = useSelector(scanning, isBusy);
  const scan = () => {
    scanning.send({ type: 'action.run', subject: { waybillNo } });
    // What stays because it was refused is typed over by the next scan.
    field.current?.select();
  };
  return (
    <Panel below={16}>
      <Form onSubmit={scan}>
        <Row gap={12}>
          <Grow>
            <Input
              ref={field}
              aria-label={text.label}
              placeholder={text.placeholder}
              autoFocus
              autoComplete="off"
              maxLength={40}
              value={waybillNo}
              onChange={setWaybillNo}
            />
          </Grow>
          <Button variant="primary" type="submit" loading={busy} disabled={waybillNo.trim() === ''}>
            {text.go}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
