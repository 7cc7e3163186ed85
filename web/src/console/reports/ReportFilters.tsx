import { DayRange } from '../../fields/DayRange.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { ReportUnit } from '../graphql/generated/graphql.ts';
import { type Preset, presetNames, reportText as text, thingHeaders, unitNames } from './reports.text.ts';
import { presetDays, presetQuery, type ReportQuery } from './reportsQuery.ts';

const presets = Object.keys(presetNames) as Preset[];
const units = (Object.keys(unitNames) as ReportUnit[]).map((value) => ({ value, label: unitNames[value] }));

interface Props {
  query: ReportQuery;
  onChange: (part: Partial<ReportQuery>) => void;
}

/** Which days a report is about, and by what reports by time are divided. */
export function ReportFilters({ query, onChange }: Props) {
  const { name, unit, from, to } = query;
  const isPreset = (preset: Preset) => {
    const days = presetDays(preset, new Date());
    return from || to ? days.from === from && days.to === to : preset === 'month';
  };
  return (
    <Row as="search" wrap gap={12} below={16} aria-label={text.filters}>
      {thingHeaders[name] === undefined && (
        <Segmented label={text.unit} value={unit} choices={units} onChange={(to) => onChange({ unit: to })} />
      )}
      <Row gap={4} role="group" aria-label={text.presets}>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={isPreset(preset)}
            onClick={() => onChange(presetQuery(preset, new Date()))}
          >
            {presetNames[preset]}
          </Button>
        ))}
      </Row>
      <DayRange days={query} onChange={onChange} />
    </Row>
  );
}
