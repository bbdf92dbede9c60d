import { NotFound as NotFoundArt } from '@sakina/ui/art/illustrations/not-found'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { paths } from '../shared/config/paths.ts'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { Link } from '../shared/router/index.ts'

export default function NotFoundPage() {
  const t = useText()
  return (
    <>
      <UnlistedHeadTags title={t('shell.notFound.title')} />
      <EmptyState
        level={1}
        illustration={<NotFoundArt />}
        title={t('shell.notFound.title')}
        text={t('shell.notFound.text')}
        action={
          <Button asChild>
            <Link to={paths.home.to()}>{t('shell.notFound.home')}</Link>
          </Button>
        }
      />
    </>
  )
}
