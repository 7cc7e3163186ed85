import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import { paths } from '../../lib/paths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { ListClaims } from './courierClaims.graphql.ts';
import { claimTones, lossText, resultText, claimsText as text } from './courierClaims.text.ts';
import { OpenClaimDialog } from './OpenClaimDialog.tsx';
import { type ClaimedParcel, openClaim } from './openClaim.ts';

/** The newest claims about a parcel, and a new one where none is under way or was paid. */
export function ClaimsPart({ parcel }: { parcel: ClaimedParcel }) {
  const opening = useFlow(openClaim);
  const { data } = useQuery(ListClaims, {
    variables: { filter: { parcelId: parcel.id }, page: 1, pageSize: 5 },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const claims = data?.courierClaims.list ?? [];
  const canOpen = data && claims.every(({ status }) => status === 'REFUSED' || status === 'WITHDRAWN');
  return (
    <section>
      <Row gap={12} below={8}>
        <Text as="h3">{text.title}</Text>
        <TextLink to={paths.claims}>{text.showAll}</TextLink>
      </Row>
      {claims.map((claim) => (
        <div key={claim.id}>
          <Row gap={12} wrap>
            <StatusDot tone={claimTones[claim.status]}>{claim.statusText}</StatusDot>
            {claim.kindText} {text.asked(claim.amount)}
          </Row>
          <SecondLine as="p">
            {text.loss} {lossText(claim)}
          </SecondLine>
          {resultText(claim) && <SecondLine as="p">{resultText(claim)}</SecondLine>}
        </div>
      ))}
      {canOpen && (
        <Button onClick={() => opening.send({ type: 'editor.open', item: parcel })}>{text.open}</Button>
      )}
      <OpenClaimDialog actor={opening} />
    </section>
  );
}
