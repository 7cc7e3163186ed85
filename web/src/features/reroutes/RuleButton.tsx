import { useFlow } from '../../flows/useFlow.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { editRerouteRule } from './rerouteRule.ts';
import { ruleText as text } from './reroutes.text.ts';
import { useStoppedParcels } from './useStoppedParcels.ts';

/** Opens the rule by which stopped parcels are moved. */
export function RuleButton() {
  const actor = useFlow(editRerouteRule);
  const rule = useStoppedParcels()?.rerouteRule;
  return (
    <>
      <Button disabled={!rule} onClick={() => rule && actor.send({ type: 'editor.open', item: rule })}>
        {text.title}
      </Button>
      <RuleDialog actor={actor} />
    </>
  );
}
