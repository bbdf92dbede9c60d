import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Combobox } from '../src/components/combobox/index.ts'
import { DatePicker } from '../src/components/date-picker/index.ts'
import { DateText } from '../src/components/date-text/index.ts'
import { Provider } from '../src/components/provider/index.ts'
import { Select } from '../src/components/select/index.ts'
import { Tabs } from '../src/components/tabs/index.ts'
import { ar } from '../src/strings/ar.ts'

// What a visitor sees before scripts run, or without them.

it('the first paint of a Select with a value shows its label', () => {
  const html = renderToString(
    <Provider locale="ar" strings={ar}>
      <Select
        label="المدينة"
        defaultValue="jed"
        options={[{ label: 'الغربية', options: [{ value: 'jed', label: 'جدة' }] }]}
      />
    </Provider>,
  )
  expect(html).toContain('جدة')
})

describe('the first paint under the Umm al-Qura calendar', () => {
  const drawn = (children: ReactNode): string =>
    renderToString(
      <Provider locale="ar" strings={ar} calendar="umalqura">
        {children}
      </Provider>,
    )

  it('the first paint of a date shows its Hijri day', () => {
    const html = drawn(<DateText value="2026-11-01" />)
    expect(html).toContain('21 جمادى الأولى 1448')
    expect(html).not.toContain('نوفمبر')
  })

  it('the first paint of a date shows both days, the Hijri one first', () => {
    const html = drawn(<DateText value="2026-02-18" form="weekday" both />)
    expect(html.indexOf('رمضان')).toBeGreaterThan(0)
    expect(html.indexOf('فبراير')).toBeGreaterThan(html.indexOf('رمضان'))
  })

  it('the first paint of a DatePicker shows the Hijri date of its selected day', () => {
    expect(drawn(<DatePicker label="اليوم" today="2026-11-01" value="2026-02-18" />)).toContain('01/09/1447')
  })
})

it('the first paint of a Combobox shows its option, and of Tabs their selected panel', () => {
  const html = renderToString(
    <Provider locale="ar" strings={ar}>
      <Combobox label="الحي" options={[{ value: 'm', label: 'الملقا' }]} defaultValue="m" />
      <Tabs label="الخدمة" items={[{ value: 'a', label: 'الساعات', content: 'أربع ساعات' }]} />
    </Provider>,
  )
  expect(html).toContain('value="الملقا"')
  expect(html).toContain('أربع ساعات')
})
