import { platformNames } from '../../fields/platform.text.ts';
import type { PrintSettingRowFragment } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ActionsCell, Time } from '../../ui/cells.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { SecondLine, Text } from '../../ui/Text.tsx';
import { extraNames, paperNames, settingsText as text } from './printSettings.text.ts';
import type { SettingSubject } from './settings.types.ts';

interface Actions {
  onEdit: (setting: PrintSettingRowFragment) => void;
  onRemove: (subject: SettingSubject) => void;
}

type Scoped = Pick<PrintSettingRowFragment, 'platform' | 'courierName'>;

/** What a setting is for: 抖音 · 圆通速递. */
function scopeOf({ platform, courierName }: Scoped): string {
  return `${platform ? platformNames[platform] : text.anyPlatform} · ${courierName || text.anyCourier}`;
}

function extrasOf({ extras }: PrintSettingRowFragment): string {
  const shown = Object.entries(extraNames).filter(([name]) => extras[name as keyof typeof extraNames]);
  return shown.map(([, name]) => name).join('、') || text.noExtras;
}

/** The columns of the list of settings. */
export function settingColumns({ onEdit, onRemove }: Actions): Column<PrintSettingRowFragment>[] {
  return [
    {
      key: 'scope',
      header: text.scope,
      width: 190,
      cell: (setting) => <Text strong>{scopeOf(setting)}</Text>,
    },
    {
      key: 'paper',
      header: text.paper,
      width: 124,
      cell: ({ paper }) => <span className="num">{paperNames[paper]}</span>,
    },
    {
      key: 'content',
      header: text.content,
      cell: (setting) => (
        <>
          {extrasOf(setting)}
          {setting.extras.text && <SecondLine>{text.ownWords(setting.extras.text)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'printer',
      header: text.printer,
      width: 170,
      cell: ({ printerName }) => printerName || text.defaultPrinter,
    },
    {
      key: 'auto',
      header: text.auto,
      width: 92,
      cell: ({ autoPrint }) => (
        <StatusDot tone={autoPrint ? 'success' : 'quiet'}>{autoPrint ? text.autoOn : text.autoOff}</StatusDot>
      ),
    },
    {
      key: 'updatedAt',
      header: text.updatedAt,
      width: 146,
      cell: ({ updatedAt }) => <Time at={updatedAt} />,
    },
    {
      key: 'actions',
      header: text.actions,
      width: 116,
      align: 'right',
      cell: (setting) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onEdit(setting)}>
            {text.edit}
          </Button>
          <Button variant="quiet" onClick={() => onRemove({ id: setting.id, name: scopeOf(setting) })}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
    },
  ];
}
