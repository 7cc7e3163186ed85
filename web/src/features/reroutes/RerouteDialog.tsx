import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { chosenWays, type Rerouting, type StoppedParcel } from './rerouteParcels.ts';
import { rerouteText as text } from './reroutes.text.ts';

/** The stopped parcels with their other ways, of which those that are ticked are taken. */
export function RerouteDialog({ actor }: { actor: Rerouting }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text} sticky>
      {({ parcels, chosen }) => {
        const ways = chosenWays({ parcels, chosen });
        const toggle = (id: number) =>
          actor.send({
            type: 'subject.edit',
            change: { chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] },
          });
        return (
          <Stack gap={12}>
            <p>{text.words}</p>
            <Stack as="ul" gap={12} aria-label={text.parcels}>
              {parcels.map((parcel) => (
                <StoppedRow
                  key={parcel.parcelId}
                  parcel={parcel}
                  checked={chosen.includes(parcel.parcelId)}
                  onToggle={() => toggle(parcel.parcelId)}
                />
              ))}
            </Stack>
            <Text as="p" strong num>
              {text.sum(
                ways.length,
                ways.reduce((sum, { difference }) => sum + difference, 0),
              )}
            </Text>
          </Stack>
        );
      }}
    </ConfirmActionDialog>
  );
}

interface RowProps {
  parcel: StoppedParcel;
  checked: boolean;
  onToggle: () => void;
}

/** What a parcel holds, why it does not go, and how it could. */
function StoppedRow({ parcel, checked, onToggle }: RowProps) {
  const { packageNo, contents, isPaid, area, stop, reason, atErp, warehouseName, courierName, way } = parcel;
  return (
    <Row as="li" gap={12} align="start">
      <Grow>
        {way ? (
          <Checkbox label={text.choose(packageNo)} checked={checked} onChange={onToggle} />
        ) : (
          <Text strong>{packageNo}</Text>
        )}
        <SecondLine>{[contents, area, ...(isPaid ? [] : [text.unpaid])].join(' · ')}</SecondLine>
        <SecondLine tone="danger">{text.stop(stop, reason)}</SecondLine>
        <SecondLine>{text.now(warehouseName, courierName)}</SecondLine>
        {way ? (
          <>
            <SecondLine>{text.way(way.warehouseName, way.courierName)}</SecondLine>
            {way.isFallback && <SecondLine>{text.fallback(way.contents)}</SecondLine>}
          </>
        ) : (
          <SecondLine>{atErp ? text.atErp : text.none(isPaid)}</SecondLine>
        )}
      </Grow>
      {way && (
        <Text num>{[text.difference(way.difference), text.days(way.days)].filter(Boolean).join(' · ')}</Text>
      )}
    </Row>
  );
}
