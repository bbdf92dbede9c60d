import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CalendarVisit } from '../art/illustrations/calendar-visit.tsx'
import { NothingFound } from '../art/illustrations/nothing-found.tsx'
import { Unplugged } from '../art/illustrations/unplugged.tsx'
import { Alert } from '../components/alert/index.ts'
import { Avatar } from '../components/avatar/index.ts'
import { Button } from '../components/button/index.ts'
import { Card, CardFooter, CardTitle } from '../components/card/index.ts'
import { DateText } from '../components/date-text/index.ts'
import { EmptyState } from '../components/empty-state/index.ts'
import { ErrorState } from '../components/error-state/index.ts'
import { Icon, calendarIcon, checkCircleIcon, clockIcon } from '../components/icon/index.ts'
import { OfflineNotice } from '../components/offline-notice/index.ts'
import { PersonName } from '../components/person-name/index.ts'
import { Skeleton, SkeletonGroup } from '../components/skeleton/index.ts'
import { StatusBadge } from '../components/status-badge/index.ts'
import { TimeText } from '../components/time-text/index.ts'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Heading } from '../components/heading/index.ts'
import { Grid } from '../components/grid/index.ts'
import { workerNames } from '../story-kit/people.ts'

const words = textsInToolbarLanguage({
  ar: {
    worker: workerNames.maricel.ar,
    visits: 'زياراتكم القادمة',
    morning: 'زيارة صباحية',
    evening: 'زيارة مسائية',
    confirmed: 'مؤكدة',
    waiting: 'بانتظار التأكيد',
    change: 'تغيير الموعد',
    details: 'التفاصيل',
    loading: 'جارٍ تحميل زياراتكم',
    emptyTitle: 'لا زيارات قادمة',
    emptyText: 'بعد حجز زيارة من أربع ساعات تظهر مواعيدها هنا.',
    book: 'حجز زيارة',
    nothing: 'لا زيارات بهذه الخيارات',
    nothingText: 'قد تناسبكم مدينة أخرى أو فترة أوسع.',
    clear: 'مسح الخيارات',
    failedTitle: 'تعذّر عرض زياراتكم',
    failedText: 'مواعيدكم محفوظة ولم يتغير منها شيء. نرجو المحاولة من جديد.',
    contact: 'التواصل معنا',
    stale: 'نعرض ما كان قبل خمس دقائق',
    staleText: 'تعذّر تحديث القائمة الآن.',
    retry: 'تحديث القائمة',
    offline: 'زياراتكم المحمّلة معروضة كما هي. تغيير الموعد يحتاج اتصالًا.',
  },
  en: {
    worker: workerNames.maricel.en,
    visits: 'Your upcoming visits',
    morning: 'Morning visit',
    evening: 'Evening visit',
    confirmed: 'Confirmed',
    waiting: 'To be confirmed',
    change: 'Change the time',
    details: 'Details',
    loading: 'Loading your visits',
    emptyTitle: 'No upcoming visits',
    emptyText: 'Book a visit of four hours and it will appear here.',
    book: 'Book a visit',
    nothing: 'No visits match these filters',
    nothingText: 'Try another city or a longer period.',
    clear: 'Clear the filters',
    failedTitle: 'We couldn’t load your visits',
    failedText: 'They are safe and nothing about them has changed. Try again.',
    contact: 'Contact us',
    stale: 'This is as it was five minutes ago',
    staleText: 'We couldn’t refresh the list.',
    retry: 'Refresh the list',
    offline: 'The visits already loaded are shown as they were. Changing a time needs a connection.',
  },
})
type Words = ReturnType<typeof words>

const meta = { title: 'Patterns/States of a view', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj

function View({ text, children }: { text: Words; children: ReactNode }): ReactNode {
  return (
    <Stack as="section" gap="lg">
      <Heading level={2}>{text.visits}</Heading>
      {children}
    </Stack>
  )
}

interface VisitCardProps {
  text: Words
  name: string
  date: string
  from: string
  until: string
  status: 'confirmed' | 'waiting'
}

function VisitCard({ text, name, date, from, until, status }: VisitCardProps): ReactNode {
  const looks = {
    confirmed: { tone: 'success', icon: checkCircleIcon, word: text.confirmed },
    waiting: { tone: 'warning', icon: clockIcon, word: text.waiting },
  } as const
  return (
    <Card as="li">
      <Stack direction="row" wrap gap="sm" align="center" justify="between">
        <CardTitle>{name}</CardTitle>
        <StatusBadge size="sm" status={status} looks={looks} />
      </Stack>
      <p style={{ margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: '1.5rem', rowGap: '0.25rem' }}>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
          <Icon of={calendarIcon} style={{ color: 'var(--sk-color-primary)' }} />
          <DateText value={date} form="weekday" />
        </span>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
          <Icon of={clockIcon} style={{ color: 'var(--sk-color-primary)' }} />
          <TimeText value={from} until={until} />
        </span>
      </p>
      <p style={{ margin: 0, display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
        <Avatar name={text.worker} size="sm" />
        <PersonName name={text.worker} />
      </p>
      <CardFooter>
        <Button size="sm">{text.details}</Button>
        <Button size="sm" variant="quiet">
          {text.change}
        </Button>
      </CardFooter>
    </Card>
  )
}

function Visits({ text }: { text: Words }): ReactNode {
  return (
    <Grid as="ul" minColumnWidth="xl" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      <VisitCard
        {...{ text }}
        name={text.morning}
        date="2026-11-24"
        from="08:00"
        until="12:00"
        status="confirmed"
      />
      <VisitCard
        {...{ text }}
        name={text.evening}
        date="2026-12-01"
        from="16:00"
        until="20:00"
        status="waiting"
      />
    </Grid>
  )
}

export const Ready: Story = {
  render: (_, context) => (
    <View text={words(context)}>
      <Visits text={words(context)} />
    </View>
  ),
}

/** A skeleton of the content, so that nothing moves when it arrives. It is announced once. */
export const Loading: Story = {
  render: (_, context) => (
    <View text={words(context)}>
      <SkeletonGroup label={words(context).loading}>
        <Grid minColumnWidth="xl">
          {[0, 1].map((index) => (
            <Card key={index}>
              <Skeleton
                shape="title"
                width="half"
                style={{ fontSize: 'var(--sk-text-lead)', lineHeight: 'var(--sk-leading-lead)' }}
              />
              <Skeleton width="most" />
              <Skeleton width="third" />
              <Skeleton shape="button" width="button" />
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    </View>
  ),
}

/** There is no content yet: the page says what will be here, and offers the action that adds it. */
export const Empty: Story = {
  render: (_, context) => {
    const text = words(context)
    return (
      <View text={text}>
        <EmptyState
          level={3}
          illustration={<CalendarVisit />}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<Button>{text.book}</Button>}
        />
      </View>
    )
  },
}

/** No match differs from no content: the way out is to change the filters. */
export const NothingMatches: Story = {
  render: (_, context) => {
    const text = words(context)
    return (
      <View text={text}>
        <EmptyState
          level={3}
          illustration={<NothingFound />}
          title={text.nothing}
          text={text.nothingText}
          action={<Button variant="secondary">{text.clear}</Button>}
        />
      </View>
    )
  },
}

const retry = fn()

/** Nothing loaded: the page says what is safe, what to do, and whom to ask. */
export const Failed: Story = {
  render: (_, context) => {
    const text = words(context)
    return (
      <View text={text}>
        <ErrorState
          level={3}
          illustration={<Unplugged />}
          title={text.failedTitle}
          text={text.failedText}
          onRetry={retry}
          action={<Button variant="quiet">{text.contact}</Button>}
          reference="3F2A-91C0"
        />
      </View>
    )
  },
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body)
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** A refresh failed: the old content stays with a note about its age. */
export const Stale: Story = {
  render: (_, context) => {
    const text = words(context)
    return (
      <View text={text}>
        <Alert
          tone="warning"
          title={text.stale}
          action={
            <Button size="sm" variant="secondary">
              {text.retry}
            </Button>
          }
        >
          {text.staleText}
        </Alert>
        <Visits text={text} />
      </View>
    )
  },
}

/** Offline: loaded content stays, and the page says in advance what does not work. */
export const WithoutAConnection: Story = {
  render: (_, context) => {
    const text = words(context)
    return (
      <View text={text}>
        <OfflineNotice offline>{text.offline}</OfflineNotice>
        <Visits text={text} />
      </View>
    )
  },
}
