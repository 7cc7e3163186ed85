import { Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { LegalLink } from '../legal/LegalLink.tsx';
import { agreementProblem, agreesTo, type TokenForm } from './tokenForm.ts';
import { createText as text } from './tokens.text.ts';

interface Props {
  form: TokenForm;
  /** The version that holds. */
  agreement: string | null;
  error: string | undefined;
  onChange: (agreed: string | null) => void;
}

/** The consent to 数据处理协议. Of a version that no longer holds it counts as none, and says so. */
export function AgreementField({ form, agreement, error, onChange }: Props) {
  const isAgreed = agreesTo(form, agreement);
  const isOutdated = form.agreement !== null && !isAgreed;
  const problem = agreement === null || isOutdated ? agreementProblem(form, agreement) : error;
  return (
    <Stack gap={4} below={16}>
      <Checkbox
        label={
          <>
            {text.agreement}
            <LegalLink kind="DATA" />
            {agreement !== null && text.versionOf(agreement)}
          </>
        }
        checked={isAgreed}
        disabled={agreement === null}
        onChange={(checked) => onChange(checked ? agreement : null)}
      />
      {problem && (
        <Text as="p" role="alert" tone="danger" small>
          {problem}
        </Text>
      )}
    </Stack>
  );
}
