import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Icon, calendarIcon, searchIcon } from '../icon/index.ts'
import { emptyStateMeta } from './empty-state.meta.ts'
import { EmptyState } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'لا زيارات قادمة',
    text: 'حين تحجز زيارة تظهر هنا بموعدها واسم العاملة.',
    action: 'حجز زيارة',
    nothing: 'لا باقة بهذه الشروط',
    wider: 'قد تناسبكم جنسية أخرى أو مدة أطول.',
    clear: 'مسح المرشّحات',
  },
  en: {
    title: 'No upcoming visits',
    text: 'When you book a visit it appears here with its time and the worker’s name.',
    action: 'Book a visit',
    nothing: 'No plan like that',
    wider: 'Try another nationality or a longer time.',
    clear: 'Clear the filters',
  },
})

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { kit: emptyStateMeta },
  argTypes: { illustration: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof EmptyState>

const drawing = (of: typeof calendarIcon) => (
  <span
    style={{
      display: 'flex',
      inlineSize: '5rem',
      blockSize: '5rem',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 'var(--sk-radius-full)',
      background: 'var(--sk-color-primary-soft)',
      color: 'var(--sk-color-on-primary-soft)',
    }}
  >
    <Icon of={of} size="xl" />
  </span>
)

export const Default: Story = {
  render: (args, context) => {
    const { title, text, action } = words(context)
    return (
      <EmptyState
        {...args}
        title={title}
        text={text}
        illustration={drawing(calendarIcon)}
        action={<Button>{action}</Button>}
      />
    )
  },
}

export const NothingFound: Story = {
  render: (args, context) => {
    const { nothing, wider, clear } = words(context)
    return (
      <EmptyState
        {...args}
        title={nothing}
        text={wider}
        illustration={drawing(searchIcon)}
        action={<Button variant="secondary">{clear}</Button>}
      />
    )
  },
}
