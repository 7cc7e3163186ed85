import type { ReactNode } from 'react';
import type { NoticeGroup } from '../../graphql/generated/graphql.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { waysText as text } from './noticeWays.text.ts';
import styles from './WaysGrid.module.css';
import type { Ways } from './waysForm.ts';

/** A way and what it tells. */
export interface WayColumn {
  /** `sms`, or the id of a robot. */
  key: 'sms' | number;
  name: string;
  groups: readonly NoticeGroup[];
}

interface Props {
  ways: Pick<Ways, 'groups'>;
  columns: readonly WayColumn[];
  /** Without it the grid is looked at alone. */
  onChange?: (column: WayColumn, group: NoticeGroup, isOn: boolean) => void;
}

/** What is told by which way: a row for each group, a column for each way. */
export function WaysGrid({ ways, columns, onChange }: Props) {
  return (
    <div className={styles.frame}>
      <table className={styles.grid} aria-label={text.grid}>
        <thead>
          <tr>
            <th scope="col">{text.group}</th>
            <th scope="col">{text.bell}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className={styles.robot} title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.groups.map(({ group, name, about, canSms }) => (
            <tr key={group}>
              <th scope="row">
                <span className={styles.name}>{name}</span>
                <SecondLine>{about}</SecondLine>
              </th>
              <td>{group === 'DIGEST' ? <Off words={text.noBell} /> : <On />}</td>
              {columns.map((column) => (
                <td key={column.key}>
                  {column.key === 'sms' && !canSms ? (
                    <Off words={text.noSms} />
                  ) : (
                    <Cell
                      isOn={column.groups.includes(group)}
                      label={text.cell(name, column.name)}
                      onChange={onChange && ((isOn) => onChange(column, group, isOn))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  isOn: boolean;
  label: string;
  onChange: ((isOn: boolean) => void) | undefined;
}

function Cell({ isOn, label, onChange }: CellProps): ReactNode {
  if (!onChange) return isOn ? <On /> : <Off words={text.off} />;
  return <Checkbox label={<span className="sr-only">{label}</span>} checked={isOn} onChange={onChange} />;
}

function On() {
  return (
    <Text tone="success">
      <Icon name="check" size={16} />
      <span className="sr-only">{text.on}</span>
    </Text>
  );
}

function Off({ words }: { words: string }) {
  return (
    <Text tone="secondary" title={words}>
      <span aria-hidden="true">{text.none}</span>
      <span className="sr-only">{words}</span>
    </Text>
  );
}
