import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListContactMessages } from '@sakina/api-client/wire/ops'
import { NothingFound } from '@sakina/ui/art/illustrations/nothing-found'
import { Badge } from '@sakina/ui/badge'
import { EmptyState } from '@sakina/ui/empty-state'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import { OwnText } from '@sakina/ui/provider'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { RecordLink } from '../answer/record-link.tsx'
import { RecordList, usePage } from '../file/record-list.tsx'
import { now } from '../shared/clock.ts'
import { ListParts, ListSearch, searchOf, useUrlFilter } from '../shared/list-filters.tsx'
import { Moment } from '../shared/moment.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'

type Row = EntityOf<typeof opsListContactMessages>['items'][number]

const states = ['open', 'answered'] as const

function useColumns(): readonly TableColumn<Row>[] {
  const t = useText()
  return [
    {
      id: 'number',
      header: t('file.number'),
      rowHeader: true,
      cell: ({ id, reference }) => <RecordLink kind="message" id={id} number={reference} />,
    },
    {
      id: 'sender',
      header: t('inbox.sender'),
      cell: ({ name, email, phone }) => (
        <span className="grid min-w-44 justify-items-start gap-1">
          <PersonName name={name} />
          {phone !== null && <Phone number={phone} link="text" />}
          {email !== null && (
            <Text as="span" size="small" dir="ltr">
              {email}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'message',
      header: t('answer.fact.message'),
      cell: ({ message }) => (
        <span className="line-clamp-2">
          <OwnText>{message}</OwnText>
        </span>
      ),
    },
    { id: 'at', header: t('answer.fact.at'), cell: ({ at }) => at !== null && <Moment at={at} /> },
    {
      id: 'due',
      header: t('today.due'),
      cell: ({ answerBy, answeredAt }) => (
        <span className="grid justify-items-start gap-1">
          {answeredAt === null ? (
            answerBy !== null && <Moment at={answerBy} />
          ) : (
            <Badge size="sm">{t('inbox.answered')}</Badge>
          )}
          {answeredAt === null && answerBy !== null && answerBy < now() && (
            <Badge size="sm" tone="danger">
              {t('today.overdue')}
            </Badge>
          )}
        </span>
      ),
    },
  ]
}

/** What people wrote in the contact form of the site, the newest first. */
export function Inbox() {
  const t = useText()
  const filter = useUrlFilter<'state' | 'search'>()
  const state = states.find((each) => each === filter.valueOf('state'))
  const search = searchOf(filter.valueOf('search'))
  const answer = useEndpoint(
    opsListContactMessages,
    {
      query: {
        ...usePage(),
        search: search === '' ? undefined : search,
        open: state && state === 'open',
      },
    },
    { keepPreviousData: true, refreshInterval: 60_000 },
  )
  return (
    <Screen title={t('inbox.title')}>
      <ListParts
        label={t('inbox.states')}
        parts={([undefined, ...states] as const).map((part) => ({
          id: part ?? 'all',
          label: t(part === undefined ? 'today.all' : `inbox.${part}`),
          to: filter.linkTo({ state: part }),
          isCurrent: state === part,
        }))}
      />
      <ListSearch
        key={search}
        search={search}
        label={t('inbox.search')}
        onSearch={(typed) => filter.change({ search: typed })}
      />
      <RecordList
        caption={t('inbox.title')}
        answer={answer}
        columns={useColumns()}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState illustration={<NothingFound />} title={t('inbox.none')} text={t('inbox.noneText')} />
        }
      />
    </Screen>
  )
}
