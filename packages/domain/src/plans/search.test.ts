import { describe, expect, test } from 'vitest'
import { isFoundBySearch } from './search.ts'

const filipinaMaid = ['باقة 4 زيارات شهريًا', 'عاملة منزلية', 'فلبينية', 'الفلبين', 'خدمة الساعات']
const kenyanNanny = ['Live-in nanny, 3 months', 'Nanny', 'Kenyan', 'Live-in service']
const indonesianNanny = ['مربية مقيمة 3 أشهر', 'مربية أطفال', 'إندونيسية']
const houseman = ['Male domestic worker visit, Friday evening', 'Male domestic worker', 'Kenyan']

describe('a search of plans', () => {
  test.each([
    ['فلبينية', filipinaMaid],
    ['فلبينيه', filipinaMaid],
    ['الفِلبّينيّة', filipinaMaid],
    ['فلبيني', filipinaMaid],
    ['Filipina', filipinaMaid],
    ['philippines', filipinaMaid],
    ['تنظيف', filipinaMaid],
    ['شغالة', filipinaMaid],
    ['cleaner', filipinaMaid],
    ['عامله فلبينيه', filipinaMaid],
    ['Filipina cleaner', filipinaMaid],
    ['بالساعة', filipinaMaid],
    ['مربية', kenyanNanny],
    ['مربيه', indonesianNanny],
    ['nanny', indonesianNanny],
    ['جليسة', indonesianNanny],
    ['babysitter', kenyanNanny],
    ['nann', indonesianNanny],
    ['اندونيسيا', indonesianNanny],
    ['كينية', kenyanNanny],
    ['سائق', ['سائق خاص']],
    ['driver', ['سائق خاص']],
    ['السائقين', ['Private driver']],
    ['houseman', houseman],
    ['handyman', houseman],
    ['', houseman],
    [' - ', houseman],
  ])('a search of plans for "%s" finds %j', (search, texts) => {
    expect(isFoundBySearch(search, texts)).toBe(true)
  })

  test.each([
    ['فلبينية', kenyanNanny],
    ['nanny', filipinaMaid],
    ['cleaner', kenyanNanny],
    ['cleaner', houseman],
    ['Kenyan cleaner', filipinaMaid],
    ['سائق', filipinaMaid],
    ['housemaid', houseman],
    ['driver', houseman],
    ['zz', houseman],
    ['qwertyuiop', filipinaMaid],
  ])('a search of plans for "%s" does not find %j', (search, texts) => {
    expect(isFoundBySearch(search, texts)).toBe(false)
  })
})
