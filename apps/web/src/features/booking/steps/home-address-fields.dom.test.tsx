import { addressTextFieldNames } from '@sakina/domain/address'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { GuestAddressForm } from './guest-address-form.tsx'

afterEach(cleanup)

const nothing = () => undefined
/** The note and the map link are typed in the address book, not in a booking. */
const fieldsOfAddressBook = new Set<string>(['note', 'mapLink'])

test('the address form of a guest has an input for every text field of an address except note and map link', () => {
  const { container } = render(
    <PageProviders locale="ar">
      <GuestAddressForm first={{}} onTyping={undefined} onTyped={nothing} onCancel={undefined} />
    </PageProviders>,
  )
  for (const field of addressTextFieldNames.filter((name) => !fieldsOfAddressBook.has(name)))
    expect(container.querySelector(`input[id$="-${field}"]`), field).not.toBeNull()
})
