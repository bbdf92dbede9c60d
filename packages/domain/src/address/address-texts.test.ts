import { expect, test } from 'vitest'
import { addressTextFieldNames, addressTextsToSave } from './address-texts.ts'

test('an emptied field of an address is saved as none, so that the address loses it', () => {
  const saved = addressTextsToSave({ street: 'شارع العليا', buildingNumber: '3141', unitNumber: '2' })
  expect(saved).toMatchObject({ street: 'شارع العليا', buildingNumber: '3141', unitNumber: '2', note: null })
  expect(Object.keys(saved)).toEqual([...addressTextFieldNames])
})

test('an address without street and building saves them as empty, so that the server names them', () => {
  expect(addressTextsToSave({})).toMatchObject({ street: '', buildingNumber: '', postalCode: null })
})
