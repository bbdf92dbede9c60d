import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { customerName, workerNames } from '../../story-kit/people.ts'
import { Portrait } from '../../art/portrait/index.ts'
import { Flag } from '../flag/index.ts'
import { PersonName } from '../person-name/index.ts'
import { avatarMeta } from './avatar.meta.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { Avatar } from './index.ts'

const words = textsInToolbarLanguage({
  ar: [
    [workerNames.maricel.ar, 'PH', 'الفلبين'],
    [workerNames.siti.ar, 'ID', 'إندونيسيا'],
    [workerNames.wanjiru.ar, 'KE', 'كينيا'],
    [workerNames.tigist.ar, 'ET', 'إثيوبيا'],
  ],
  en: [
    [workerNames.maricel.en, 'PH', 'Philippines'],
    [workerNames.siti.en, 'ID', 'Indonesia'],
    [workerNames.wanjiru.en, 'KE', 'Kenya'],
    [workerNames.tigist.en, 'ET', 'Ethiopia'],
  ],
})

const countryName = (code: string, context: Parameters<typeof words>[0]): string =>
  words(context).find((row) => row[1] === code)?.[2] ?? code

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: { kit: avatarMeta },
  args: { name: customerName.ar, size: 'lg' },
  argTypes: { flag: { control: false } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof Avatar>

export const Default: Story = {
  args: { spoken: true },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.name })).toBeVisible()
  },
}

export const WorkersInAList: Story = {
  render: (args, context) => (
    <Stack as="ul" gap="lg" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {words(context).map(([name = '', code = '', country = '']) => (
        <Stack as="li" direction="row" gap="lg" align="center" key={name}>
          <Avatar {...args} name={name} flag={<Flag code={code} country={country} />} />
          <span style={{ display: 'grid' }}>
            <Text as="strong" weight="semibold">
              <PersonName name={name} />
            </Text>
            <Text as="span" size="small" tone="muted">
              {country}
            </Text>
          </span>
        </Stack>
      ))}
    </Stack>
  ),
}

/** A drawn portrait in place of the initials: the same seed is the same person everywhere. */
export const Drawn: Story = {
  render: (args, context) => (
    <Stack direction="row" wrap gap="lg">
      {(['KE', 'PH', 'ID'] as const).map((code, index) => (
        <Avatar
          key={code}
          {...args}
          size="xl"
          picture={<Portrait seed={index} country={code} job="nanny" />}
          flag={<Flag code={code} country={countryName(code, context)} />}
        />
      ))}
    </Stack>
  ),
}
