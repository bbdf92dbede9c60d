import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, bedIcon, clockIcon, planeIcon, swapIcon } from '../icon/index.ts'
import type { MoneyPer } from '../money/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { ServiceTile, ServiceTileSkeleton } from './index.ts'
import { Grid } from '../grid/index.ts'
import { serviceTileMeta } from './service-tile.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    services: [
      ['خدمة الساعات', 'زيارة من أربع ساعات، مرة واحدة أو أسبوعيًا'],
      ['العاملة المقيمة', 'عاملة تقيم لديكم من شهر إلى ستة أشهر'],
      ['نقل الخدمات', 'عاملة داخل المملكة تُنقل خدماتها إليكم'],
      ['الاستقدام', 'استقدام عاملة من الخارج بتأشيرتكم'],
    ],
    request: 'السعر عند الطلب',
  },
  en: {
    services: [
      ['Hourly service', 'A four-hour visit, once or every week'],
      ['Live-in service', 'A worker who lives with you, from one to six months'],
      ['Transferred worker', 'A worker already in the Kingdom, transferred to you'],
      ['Recruitment', 'Recruiting a worker from abroad on your visa'],
    ],
    request: 'Price on request',
  },
})
const icons = [clockIcon, bedIcon, swapIcon, planeIcon]
const prices = [11_385, 285_000, 1_250_000, null]
const hues = ['saffron', 'palm', 'indigo', 'terracotta'] as const
const per: MoneyPer[] = [
  { unit: 'visit', count: 1 },
  { unit: 'month', count: 1 },
  { unit: 'once', count: 1 },
]

const meta = {
  title: 'Components/Domain/ServiceTile',
  component: ServiceTile,
  parameters: { kit: serviceTileMeta },
  args: { link: <a href="#service" />, name: '', text: '', priceFrom: 9900, art: null },
  argTypes: {
    link: { control: false },
    art: { control: false },
    name: { control: false },
    text: { control: false },
  },
} satisfies Meta<typeof ServiceTile>

export default meta
type Story = StoryObj<typeof ServiceTile>

export const Default: Story = {
  render: (args, context) => {
    const [name = '', text = ''] = words(context).services[0] ?? []
    return (
      <ServiceTile
        style={{ maxInlineSize: '18rem' }}
        {...args}
        name={name}
        text={text}
        art={<Icon of={clockIcon} size="xl" />}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const [name = ''] = words({ globals }).services[0] ?? []
    await expect(within(canvasElement).getByRole('link', { name })).toBeVisible()
  },
}

export const FourServices: Story = {
  render: (args, context) => (
    <Grid as="ul" minColumnWidth="md" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {words(context).services.map(([name = '', text = ''], index) => (
        <ServiceTile
          {...args}
          as="li"
          key={name}
          name={name}
          text={text}
          priceFrom={prices[index] ?? null}
          per={per[index]}
          art={<Icon of={icons[index] ?? clockIcon} size="xl" />}
          hue={hues[index]}
        />
      ))}
    </Grid>
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <Grid minColumnWidth="md">
        {icons.map((icon) => (
          <ServiceTileSkeleton key={icon.name} />
        ))}
      </Grid>
    </SkeletonGroup>
  ),
}
