import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { styled } from 'styled-components'
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  busyLook,
  buttonLook,
  labelLook,
} from './button-look.ts'
import { Spinner } from './spinner.tsx'
import { useUiText } from './use-ui-text.ts'

interface Looks {
  /** One primary a screen: the one thing to do. `quiet` is for what may be overlooked. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its parent: phones, forms, modals. */
  wide?: boolean
  /** An icon before the words (lucide-react); decorative. */
  icon?: ReactNode
}

/**
 * Children are its name: words, with the icon before them; an icon alone is an `IconButton`. What goes to another
 * page is a `LinkButton`.
 */
export interface ButtonProps extends Looks, ComponentPropsWithRef<'button'> {
  /** The action is under way: keeps focus and width, ignores clicks and submits, spins after 300 ms. */
  busy?: boolean
}

/** A button. `type` is `button` by default, so that it never submits a form by surprise. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy = false, children, onClick, type = 'button', ...rest } = props
  const { t } = useUiText()

  // Not `disabled` while busy: that would throw the focus away. A refused click also refuses Enter's submit.
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))

  return (
    <StyledButton
      {...rest}
      {...looks({ variant, size, wide })}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      <Label $busy={busy}>
        {icon}
        <span>{children}</span>
      </Label>
      {busy && (
        <Busy>
          <Spinner />
          <span className="visually-hidden">{t('loading')}</span>
        </Busy>
      )}
    </StyledButton>
  )
}

/** `to` is a path of the site. It has no `busy` and no `disabled`: leave out a link that cannot be followed. */
export interface LinkButtonProps extends Looks, LinkProps {}

/** A link that looks like a button: it goes somewhere, so it is a link to the browser and to screen readers. */
export function LinkButton({ variant, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <StyledLink {...rest} {...looks({ variant, size, wide })}>
      <Label $busy={false}>
        {icon}
        <span>{children}</span>
      </Label>
    </StyledLink>
  )
}

const looks = ({ variant = 'primary', size = 'medium', wide = false }: Looks): ButtonLook => ({
  $variant: variant,
  $size: size,
  $wide: wide,
})

const StyledButton = styled.button<ButtonLook>`
  ${buttonLook}
`
const StyledLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`
const Label = styled.span<{ $busy: boolean }>`
  ${labelLook}
`
const Busy = styled.span`
  ${busyLook}
`
