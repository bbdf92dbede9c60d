import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ar } from '../../strings/ar.ts'
import { en } from '../../strings/en.ts'
import { ur } from '../../strings/ur.ts'
import { Button } from '../button/index.ts'
import { Card, CardTitle } from '../card/index.ts'
import { DateText } from '../date-text/index.ts'
import { Money } from '../money/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { Provider } from './index.ts'
import { Text } from '../text/index.ts'
import { providerMeta } from './provider.meta.ts'

const meta = {
  title: 'Components/Layout/Provider',
  component: Provider,
  parameters: { kit: providerMeta },
  args: { locale: 'ar', strings: {}, children: undefined },
  argTypes: { strings: { control: false }, children: { control: false } },
} satisfies Meta<typeof Provider>

export default meta
type Story = StoryObj<typeof Provider>

const words = textsInToolbarLanguage({
  ar: { locale: 'ar', strings: ar, plan: 'زيارة واحدة صباحية', pay: 'الدفع الآن' },
  en: { locale: 'en', strings: en, plan: 'One morning visit', pay: 'Pay now' },
})

export const Default: Story = {
  render: (_, context) => {
    const { locale, strings, plan, pay } = words(context)
    return (
      <Provider locale={locale} strings={strings} scope="island">
        <Card style={{ maxInlineSize: '28rem' }}>
          <CardTitle>{plan}</CardTitle>
          <Text>
            <Money halalas={114_950} />
          </Text>
          <Button>{pay}</Button>
        </Card>
      </Provider>
    )
  },
}

export const DigitsAndCalendar: Story = {
  render: () => (
    <Provider locale="ar" strings={ar} scope="island" digits="arab" calendar="umalqura">
      <Card style={{ maxInlineSize: '28rem' }}>
        <CardTitle>موعد الزيارة</CardTitle>
        <Text>
          <DateText value="2026-11-21" /> · <Money halalas={114_950} />
        </Text>
      </Card>
    </Provider>
  ),
}

/** An island has its own direction, which letters, arrows and sides follow. */
export const IslandOfAnotherLanguage: Story = {
  render: () => (
    <Provider locale="ar" strings={ar} scope="island">
      <Card style={{ maxInlineSize: '28rem' }}>
        <CardTitle>حسابي</CardTitle>
        <Provider locale="en" strings={en} scope="island">
          <PasswordField label="Password" autoComplete="current-password" />
        </Provider>
      </Card>
    </Provider>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await expect(getComputedStyle(field).direction).toBe('ltr')
  },
}

/** The Urdu strings still need a review by a native speaker. */
export const ThirdLanguage: Story = {
  render: () => (
    <Provider locale="ur" strings={ur} scope="island">
      <Card style={{ maxInlineSize: '28rem' }}>
        <PasswordField label="پاس ورڈ" autoComplete="current-password" />
      </Card>
    </Provider>
  ),
}

export const Compact: Story = {
  render: () => (
    <Provider locale="ar" strings={ar} scope="island" density="compact">
      <Card style={{ maxInlineSize: '28rem' }}>
        <CardTitle>الطلبات</CardTitle>
        <Button variant="secondary">تحديث القائمة</Button>
      </Card>
    </Provider>
  ),
}
