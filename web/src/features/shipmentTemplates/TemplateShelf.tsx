import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { shipTemplatePath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { ListTemplateNames } from './shipmentTemplates.graphql.ts';
import { templatesText, shelfText as text } from './shipmentTemplates.text.ts';
import styles from './TemplateShelf.module.css';

/** Most templates that stand on the shelf; all are on their page. */
const MAX_SHOWN = 6;

/** The templates that were shipped with last, each used by a click; nothing where there are none. */
export function TemplateShelf() {
  const navigate = useNavigate();
  const { data } = useQuery(ListTemplateNames, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  });
  const templates = data?.shipmentTemplates ?? [];
  if (templates.length === 0) return null;
  return (
    <section aria-label={text.title} className={styles.shelf}>
      <header className={styles.head}>
        <Text tone="secondary">{text.title}</Text>
        <Link to={paths.shipmentTemplates} className={styles.all}>
          {text.all}
        </Link>
      </header>
      <div className={styles.templates}>
        {templates.slice(0, MAX_SHOWN).map(({ id, name, items, problems }) => (
          <button
            key={id}
            type="button"
            className={styles.template}
            title={[items.map(({ goodName }) => goodName).join('、'), ...problems].join('\n')}
            aria-label={problems.length > 0 ? text.blockedUse(name) : text.use(name)}
            onClick={() => navigate(shipTemplatePath(id, Date.now()))}
          >
            <ImageWithFallback src={items[0]?.pic ?? ''} alt="" className={styles.picture} />
            <Text cut="ellipsis">{name}</Text>
            {problems.length > 0 && <StatusDot tone="danger">{templatesText.blocked}</StatusDot>}
          </button>
        ))}
      </div>
    </section>
  );
}
