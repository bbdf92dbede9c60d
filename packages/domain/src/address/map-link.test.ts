import { expect, test } from 'vitest'
import { isMapLink } from './map-link.ts'

test.each([
  'https://maps.app.goo.gl/abc123',
  'https://www.google.com/maps/place/Riyadh/@24.7,46.6,17z',
  'https://maps.google.com/?q=24.7,46.6',
  'https://maps.apple.com/?ll=24.7,46.6',
  'https://waze.com/ul?ll=24.7,46.6',
  'https://maps.google.com?q=24.7,46.6',
])('the link %s leads to a map', (link) => {
  expect(isMapLink(link)).toBe(true)
})

test.each([
  'http://maps.google.com/?q=1,1',
  'https://maps.google.com.evil.example/',
  'https://user:pw@maps.google.com/',
  'https://maps.google.com:444/',
  'https://www.google.com/url?q=https://evil.example',
  'https://evil.example/maps',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps/%2E%2E/url?q=https://evil.example',
  'https://maps.google.com\\@evil.example/',
  'https://toString/',
  'maps.google.com',
  '',
])('the link "%s" leads to no known map', (link) => {
  expect(isMapLink(link)).toBe(false)
})
