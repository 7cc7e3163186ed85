import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { shipTemplatePath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { ListTemplateNames } from './shipmentTemplates.graphql.ts';
import { shelfText as text } from './shipmentTemplates.text.ts';
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
      <Text tone="secondary" className={styles.title}>
        {text.title}
      </Text>
      {templates.slice(0, MAX_SHOWN).map(({ id, name, items }) => (
        <button
          key={id}
          type="button"
          className={styles.template}
          title={items.map(({ goodName }) => goodName).join('、')}
          aria-label={text.use(name)}
          onClick={() => navigate(shipTemplatePath(id, Date.now()))}
        >
          <ImageWithFallback src={items[0]?.pic ?? ''} alt="" className={styles.picture} />
          <Text cut="ellipsis">{name}</Text>
        </button>
      ))}
      <Link to={paths.shipmentTemplates} className={styles.all}>
        {text.all}
      </Link>
    </section>
  );
}
