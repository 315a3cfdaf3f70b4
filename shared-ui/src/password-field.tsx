import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { TextField, type TextFieldProps } from './field.tsx'
import { hover, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** Its end is taken by the button that shows it; never set `value` from storage or from an address. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>

/** A password with a button that shows it. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { t } = useUiText()
  const label = t(shown ? 'password.hide' : 'password.show')
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <Toggle type="button" aria-label={label} title={label} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Toggle>
      }
    />
  )
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.field};
  background: none;
  color: inherit;

  ${hover} {
    &:hover {
      color: ${token.color.ink};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
