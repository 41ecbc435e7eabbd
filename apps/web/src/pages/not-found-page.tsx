import { textLink } from '@foyer/kit/text-link'
import { OpenLayout } from '../layout/open-layout.tsx'
import { PageLink } from '../navigation/page-link.tsx'
import { useLocale } from '../locale/language.ts'
import { EmptyState } from './empty-state.tsx'

export function NotFoundPage() {
  const { translate } = useLocale()
  return (
    <EmptyState title={translate('not_found_title')} text={translate('not_found_text')} Layout={OpenLayout}>
      <PageLink href="/" className={textLink}>
        {translate('not_found_back')}
      </PageLink>
    </EmptyState>
  )
}
