import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Icon, calendarIcon, walletIcon } from '../icon/index.ts'
import { SideNav } from './index.ts'
import type { SideNavItem } from './index.ts'
import { sideNavKeyTable } from './side-nav.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'حسابي',
    visits: 'الزيارات',
    wallet: 'المحفظة',
    page: 'رصيدكم يكفي لزيارتين.',
    long: 'طلبات الاستبدال والتعليق والإلغاء والاسترداد السابقة والقائمة',
    word: 'طلباتالاستبدالوالتعليقوالإلغاءوالاسترداد',
  },
  en: {
    label: 'My account',
    visits: 'Visits',
    wallet: 'Wallet',
    page: 'Your balance is enough for two visits.',
    long: 'Requests for replacement, suspension, cancellation and refund, past and open',
    word: 'Replacementandsuspensionandcancellationrequests',
  },
})
type Words = ReturnType<typeof words>

const items = ({ visits, wallet }: Words): SideNavItem[] => [
  { label: visits, icon: <Icon of={calendarIcon} />, link: <a href="#visits" />, current: true },
  { label: wallet, icon: <Icon of={walletIcon} />, link: <a href="#wallet" />, end: '2' },
]

const meta = {
  title: 'Checks/SideNav',
  component: SideNav,
  tags: ['!autodocs'],
  args: { label: '', items: [], children: '' },
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof SideNav>

// Each case: the width at which the list collapses, the width of the frame, and whether the list is behind
// its button.
const cases = [
  [500, 499, true],
  [500, 500, false],
  [700, 699, true],
  [700, 700, false],
] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    return (
      <Grid>
        {cases.map(([collapseAt, width]) => (
          <MatrixRow key={`${collapseAt} ${width}`} name={`collapses at ${collapseAt}, is ${width}`}>
            <div data-width={width} style={{ inlineSize: width }}>
              <SideNav label={`${content.label} ${width}`} items={items(content)} collapseAt={collapseAt}>
                {content.page}
              </SideNav>
            </div>
          </MatrixRow>
        ))}
      </Grid>
    )
  },
  play: async ({ canvasElement }) => {
    const navigations = within(canvasElement).getAllByRole('navigation')
    for (const [index, [, width, hides]] of cases.entries()) {
      const nav = navigations[index]
      if (!nav || (nav.closest('[data-width]')?.clientWidth ?? 0) < width) continue
      await expect(within(nav).queryAllByRole('button')).toHaveLength(hides ? 1 : 0)
      await expect(within(nav).queryAllByRole('link')).toHaveLength(hides ? 0 : 2)
    }
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement)
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, word, page } = words(context)
    return (
      <SideNav
        label={long}
        items={[
          { label: long, link: <a href="#a" />, end: '12' },
          { label: word, link: <a href="#b" />, current: true },
        ]}
      >
        {page} {word}
      </SideNav>
    )
  },
  play: async ({ canvasElement }) => {
    await expectToFit({ canvasElement })
    canvasElement.style.inlineSize = '320px'
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expectToFit({ canvasElement })
    canvasElement.style.inlineSize = ''
  },
}

type Test = Parameters<DocumentedKeyCheck>[0]
const toggle = ({ canvas }: Test): HTMLElement => canvas.getByRole('button')
const links = async (test: Test): Promise<HTMLElement[]> => {
  if (!test.canvas.queryAllByRole('link')[0]) await userEvent.click(toggle(test))
  return test.canvas.getAllByRole('link')
}

const checks: { [Row in keyof typeof sideNavKeyTable]: DocumentedKeyCheck } = {
  toggle: async (test) => {
    const open = toggle(test).getAttribute('aria-expanded') === 'true'
    toggle(test).focus()
    await test.press()
    await expect(toggle(test)).toHaveAttribute('aria-expanded', String(!open))
  },
  next: async (test) => {
    const [first, second] = await links(test)
    toggle(test).focus()
    await test.press()
    await expect(first).toHaveFocus()
    await test.press()
    await expect(second).toHaveFocus()
  },
  close: async (test) => {
    const [first] = await links(test)
    first?.focus()
    await test.press()
    await expect(test.canvas.queryAllByRole('link')).toHaveLength(0)
    await expect(toggle(test)).toHaveFocus()
  },
}

const keyboard: Story = {
  render: (_, context) => {
    const content = words(context)
    return (
      <div style={{ inlineSize: '20rem' }}>
        <SideNav label={content.label} items={items(content)}>
          {content.page}
        </SideNav>
      </div>
    )
  },
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(sideNavKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(sideNavKeyTable, checks, 'en') }
