import type { DateRange } from '../../lib/days.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './Statistics.module.css';
import { presetDays } from './spans.ts';
import { type Preset, presetNames, statisticsText as text } from './statistics.text.ts';

const presets = Object.keys(presetNames) as Preset[];

/** Spans that are asked for often; without days a page shows the last 30. */
export function SpanPresets({ days, onChange }: { days: DateRange; onChange: (days: DateRange) => void }) {
  const { from, to } = days;
  const isPreset = (preset: Preset) => {
    const its = presetDays(preset, new Date());
    return from || to ? its.from === from && its.to === to : preset === 'month';
  };
  return (
    <fieldset className={styles.presets} aria-label={text.presets}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="small"
          aria-pressed={isPreset(preset)}
          onClick={() => onChange(presetDays(preset, new Date()))}
        >
          {presetNames[preset]}
        </Button>
      ))}
    </fieldset>
  );
}
