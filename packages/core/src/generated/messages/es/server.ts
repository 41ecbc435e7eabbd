// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer necesita JavaScript para que puedas iniciar sesión. Actívalo para este sitio y vuelve a cargar la página.',
  page_unloaded:
    'La página no se ha cargado por completo. Comprueba tu conexión y vuelve a cargarla. Si no funciona, actualiza el navegador.',
  page_home:
    'Una sola cuenta para todo: inicia sesión con tu correo electrónico, tu número de teléfono o una cuenta que ya tengas.',
  page_sign_in:
    'Inicia sesión en Foyer con tu correo electrónico, tu número de teléfono o una cuenta que ya tengas.',
  page_sign_up:
    'Crea una cuenta de Foyer con tu correo electrónico, tu número de teléfono o una cuenta que ya tengas.',
  page_recover:
    '¿Has olvidado la contraseña? Recibe un enlace por correo o un código por SMS y crea una nueva.',
  page_checkout: 'Haz un pedido en Foyer. No hace falta tener cuenta.',
  page_terms: 'Las condiciones de los pedidos en Foyer.',
  page_picture: 'Tres arcos, uno dentro de otro, y una puerta iluminada.',
  error_bad_json: 'La solicitud no es un JSON válido. Revisa la sintaxis y envíala de nuevo.',
  error_invalid_request: 'La solicitud no tiene el formato esperado.',
  error_unknown_field: 'La solicitud contiene un campo desconocido. Quítalo.',
  error_forbidden_key: 'La solicitud contiene una clave que no se permite nunca. Quítala.',
  error_unauthenticated: 'Inicia sesión para continuar.',
  error_other_user:
    'Mientras tanto, otra persona ha iniciado sesión en este navegador, por lo que no se ha cambiado nada. Copia lo que aún necesites y vuelve a cargar la página.',
  error_invalid_credentials:
    'El correo electrónico, el número de teléfono o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
  error_captcha_required:
    'Confirma primero que no eres un robot: el formulario tiene una comprobación para ello.',
  error_captcha_failed: 'No hemos podido confirmar que no eres un robot. Repite la comprobación.',
  error_forbidden_origin: 'Esta solicitud viene de un sitio que no puede hacerla.',
  error_not_found: 'No hay nada en esta dirección.',
  error_method_not_allowed: 'Esta dirección no admite este tipo de solicitud.',
  error_account_exists: 'Ya existe una cuenta con estos datos. Inicia sesión con ella.',
  error_social_state_invalid:
    'Este inicio de sesión ya no es válido: ha tardado demasiado, se ha empezado en otro navegador o ya se ha usado. Empieza de nuevo.',
  error_social_denied:
    'Has cancelado el inicio de sesión con el servicio externo. Inténtalo de nuevo o elige otra forma de iniciar sesión.',
  error_social_provider_failed:
    'El servicio externo no ha respondido como se esperaba. Inténtalo de nuevo o elige otra forma de iniciar sesión.',
  error_social_not_found: 'Esta forma de iniciar sesión no está disponible aquí. Elige otra.',
  error_social_identity_taken:
    'Esta cuenta externa está vinculada a otra cuenta de este sitio. Inicia sesión con ella y desvincúlala allí primero.',
  error_social_last_way: 'Es tu única forma de iniciar sesión. Añade otra primero.',
  error_proof_needed: 'Confirma que eres tú para continuar.',
  error_proof_other_account:
    'Esa cuenta no está vinculada a la tuya, así que no confirma que eres tú. Elige la que está vinculada u otra opción.',
  error_identifier_unproven:
    'Confirma primero tu correo electrónico o tu número de teléfono. Después podrás hacerlo.',
  error_registration_private:
    'Tu cuenta se crea cuando confirmas tu correo electrónico o tu número de teléfono. Vuelve a cargar la página y crea la cuenta de nuevo.',
  error_identifier_last: 'Es la única forma de recuperar tu cuenta. Añade otra primero.',
  error_identifier_taken: 'Otra cuenta ya usa esta dirección o este número.',
  error_identifier_unchanged: 'Tu cuenta ya usa esta dirección o este número. Introduce otro.',
  error_body_too_large: 'La solicitud es demasiado grande. Envía como máximo 64 KiB.',
  error_unsupported_media_type: 'Envía la solicitud como application/json.',
  error_validation_failed: 'Algunos datos no son correctos. Revísalos e inténtalo de nuevo.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'es',
    one: 'Demasiados intentos. Espera {seconds} segundo e inténtalo de nuevo.',
    many: 'Demasiados intentos. Espera {seconds} segundos e inténtalo de nuevo.',
    other: 'Demasiados intentos. Espera {seconds} segundos e inténtalo de nuevo.',
  },
  error_internal:
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo y, si se repite, vuelve a cargar la página.',
  error_overloaded: {
    by: 'seconds',
    in: 'es',
    one: 'Ahora mismo tenemos mucha demanda. Espera {seconds} segundo e inténtalo de nuevo.',
    many: 'Ahora mismo tenemos mucha demanda. Espera {seconds} segundos e inténtalo de nuevo.',
    other: 'Ahora mismo tenemos mucha demanda. Espera {seconds} segundos e inténtalo de nuevo.',
  },
  error_unavailable: 'El servicio no está disponible temporalmente. Inténtalo de nuevo en un momento.',
  error_recovery_invalid: 'Este enlace o código ya no sirve. Pide uno nuevo.',
  error_code_wrong: 'Ese código no es correcto. Mira el último mensaje e introduce sus seis dígitos.',
  error_code_over: 'Ese código ya se ha usado o ha caducado. Pide uno nuevo.',
  error_email_unreachable: 'Aquí no podemos enviar correos electrónicos. Usa un número de teléfono.',
  error_phone_unreachable: 'Aquí no podemos enviar SMS. Usa una dirección de correo electrónico.',
  error_method_off: 'Esta forma de iniciar sesión está desactivada.',
  error_second_factor_needed: 'Un paso más: confirma con tu segundo factor que eres tú.',
  error_second_factor_over: 'Este inicio de sesión ha tardado demasiado. Empieza de nuevo.',
  error_second_factor_required:
    'Aquí es obligatorio un segundo factor, así que no se puede quitar. En su lugar, puedes configurar otra aplicación.',
  error_totp_wrong: 'Ese código no es correcto. Introduce los seis dígitos que tu aplicación muestra ahora.',
  error_totp_used: 'Ese código ya se ha usado. Espera a que tu aplicación muestre el siguiente.',
  error_totp_unreadable:
    'Ahora mismo no podemos comprobar los códigos de tu aplicación. El fallo es nuestro. Usa otra opción o inténtalo más tarde.',
  error_totp_not_begun:
    'La configuración ha tardado demasiado. Empieza de nuevo para obtener una clave nueva.',
  error_recovery_code_wrong: 'No es uno de tus códigos de recuperación sin usar. Revísalo o introduce otro.',
  error_passkey_invalid: 'No se ha podido leer esta llave de acceso. Inténtalo de nuevo o usa otra opción.',
  error_passkey_challenge:
    'La operación ha tardado demasiado o se ha empezado en otro navegador. Inténtalo de nuevo.',
  error_passkey_used: 'Esta respuesta de tu llave de acceso ya se ha usado. Inténtalo de nuevo.',
  error_passkey_origin: 'Esta llave de acceso se ha usado en un sitio que no puede iniciar tu sesión aquí.',
  error_passkey_rp_id: 'Esta llave de acceso es de otro sitio.',
  error_passkey_signature:
    'No hemos podido confirmar que esta llave de acceso sea tuya. Inténtalo de nuevo o usa otra opción.',
  error_passkey_user: 'Esta llave de acceso es de otra cuenta. Elige una de esta cuenta o usa otra opción.',
  error_passkey_unknown:
    'Con esta llave de acceso ya no se puede iniciar sesión aquí. Usa otra opción y elimina la llave de tu gestor de contraseñas.',
  error_passkey_exists: 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso de tu cuenta.',
  error_passkey_limit:
    'Tu cuenta ya tiene el máximo de llaves de acceso. Quita una que ya no uses y después añade esta.',
  error_passkey_last: 'Esta llave de acceso es tu única forma de iniciar sesión. Añade otra primero.',
  error_tokens_off: 'Los tokens están desactivados aquí.',
  error_audience_unknown: 'Aquí no se emiten tokens para esta audiencia.',
  error_wrong_password: 'Esta no es tu contraseña actual.',
  error_passwords_too_similar: 'Elige una contraseña que se parezca menos a tu contraseña anterior.',
  error_password_common: 'Esta contraseña es demasiado común. Elige otra.',
  error_password_breached: 'Esta contraseña ha aparecido en una filtración de datos. Elige otra.',
  error_password_guessable:
    'Esta contraseña es fácil de adivinar para quien conozca tu dirección, tu número, tu nombre o este sitio. Elige otra.',
  mail_recovery_subject: 'Nueva contraseña para {name}',
  mail_recovery_text: 'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de {name}.',
  mail_recovery_action: 'Crear una nueva contraseña',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'es',
    one: 'El enlace es de un solo uso y caduca en {minutes} minuto. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
    many: 'El enlace es de un solo uso y caduca en {minutes} minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
    other:
      'El enlace es de un solo uso y caduca en {minutes} minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
  },
  mail_password_changed_subject: 'Se ha cambiado tu contraseña de {name}',
  mail_password_changed_text:
    'Se ha cambiado la contraseña de tu cuenta de {name} y se ha cerrado la sesión en los demás dispositivos.',
  mail_password_changed_warning:
    'Si has sido tú, no tienes que hacer nada. Si no, crea una nueva contraseña cuanto antes.',
  mail_order_subject: 'Tu pedido {number} en {name}',
  mail_order_text: 'Hemos recibido tu pedido en {name}. Su número es {number}.',
  mail_order_items: {
    by: 'count',
    in: 'es',
    one: '{count} artículo',
    many: '{count} artículos',
    other: '{count} artículos',
  },
  mail_order_price: 'Precio: {amount}',
  mail_order_discount: 'Descuento: {amount}',
  mail_order_total: 'Total: {amount}',
  mail_order_address: 'Dirección:',
  mail_order_action: 'Ver el pedido',
  mail_order_hint:
    '¿Alguna pregunta? Dinos el número de pedido. Si no has pedido nada, alguien ha introducido tu dirección por error y puedes ignorar este mensaje.',
  mail_linked_subject: 'Se ha vinculado {provider} a tu cuenta de {name}',
  mail_linked_text:
    'Se ha vinculado una cuenta de {provider} a tu cuenta de {name}. Quien pueda iniciar sesión con ella ya puede entrar en tu cuenta.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Si has sido tú, no tienes que hacer nada. Si no, crea una nueva contraseña cuanto antes. Después revisa los demás accesos a tu cuenta y quita los que no sean tuyos.',
    other:
      'Si has sido tú, no tienes que hacer nada. Si no, inicia sesión cuanto antes, desvincula esa cuenta en la página de tu cuenta y cierra la sesión en los demás dispositivos.',
  },
  mail_factor_subject: 'Se ha cambiado la forma de iniciar sesión en {name}',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede iniciar sesión.',
    passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta de {name}, y ya no da acceso a ella.',
    social_unlinked:
      'Se ha desvinculado la cuenta de {provider} de tu cuenta de {name}, y ya no da acceso a ella.',
    totp_enrolled:
      'Se ha configurado una aplicación de autenticación para tu cuenta de {name}. A partir de ahora, hace falta un paso más para iniciar sesión.',
    totp_removed:
      'Se ha quitado la aplicación de autenticación de tu cuenta de {name}. Vuelve a bastar un solo paso para iniciar sesión.',
    recovery_codes_made:
      'Se han creado códigos de recuperación nuevos para tu cuenta de {name}. Los anteriores ya no sirven.',
    recovery_code_used:
      'Se ha usado un código de recuperación para iniciar sesión en tu cuenta de {name}. Códigos que quedan: {left}. Puedes crear otros en la página de tu cuenta.',
    other:
      'El equipo de soporte ha quitado el segundo factor de tu cuenta de {name} y ha cerrado la sesión en todos los dispositivos.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Si has sido tú, no tienes que hacer nada. Si no, crea una nueva contraseña cuanto antes y después revisa los demás accesos a tu cuenta.',
    other:
      'Si has sido tú, no tienes que hacer nada. Si no, inicia sesión cuanto antes, revisa los accesos a tu cuenta y cierra la sesión en los demás dispositivos.',
  },
  mail_first_proof:
    'Esta dirección o este número se acaba de confirmar por primera vez. Por eso hemos desvinculado las cuentas que se vincularon antes, quizá por otra persona: {providers}. Puedes volver a vincular las que sean tuyas.',
  mail_code_subject: '{code} es tu código de {name}',
  mail_code_text:
    'Para iniciar sesión en {name} con esta dirección a partir de ahora, introduce este código en la página donde lo pediste: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'es',
    one: 'Es de un solo uso y caduca en {minutes} minuto. Si no lo has pedido, no hagas nada y no se lo digas a nadie.',
    many: 'Es de un solo uso y caduca en {minutes} minutos. Si no lo has pedido, no hagas nada y no se lo digas a nadie.',
    other:
      'Es de un solo uso y caduca en {minutes} minutos. Si no lo has pedido, no hagas nada y no se lo digas a nadie.',
  },
  mail_code_action: 'Abrir tu cuenta',
  mail_code_sign_in:
    'Para iniciar sesión en {name}, introduce este código en la página donde lo pediste: {code}',
  mail_code_sign_up:
    'Para terminar de crear tu cuenta de {name}, introduce este código en la página donde lo pediste: {code}',
  mail_code_verify:
    'Para confirmar en {name} que esta dirección es tuya, introduce este código en la página donde lo pediste: {code}',
  mail_code_proof:
    'Para confirmar en {name} que eres tú, introduce este código en la página donde lo pediste: {code}',
  mail_code_change:
    'Para usar esta dirección en tu cuenta de {name}, introduce este código en la página donde lo pediste: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'es',
    one: 'Es de un solo uso y caduca en {minutes} minuto. Nadie de {name} te lo pedirá nunca.',
    many: 'Es de un solo uso y caduca en {minutes} minutos. Nadie de {name} te lo pedirá nunca.',
    other: 'Es de un solo uso y caduca en {minutes} minutos. Nadie de {name} te lo pedirá nunca.',
  },
  mail_code_ignore: 'Si no lo has pedido, no hagas nada: sin este código no pasa nada.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Si no lo has pedido, otra persona ha entrado en tu cuenta. No le digas el código a nadie y crea una nueva contraseña cuanto antes: {url}',
    other:
      'Si no lo has pedido, otra persona ha entrado en tu cuenta. No le digas el código a nadie y cierra cuanto antes la sesión en los demás dispositivos: {url}',
  },
  mail_code_go_on: 'Continuar con este código',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Se ha añadido un correo electrónico a tu cuenta de {name}',
    other: 'Se ha añadido un número de teléfono a tu cuenta de {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Se ha añadido el correo electrónico {value} a tu cuenta de {name}. Quien reciba mensajes ahí ya puede entrar en tu cuenta.',
    other:
      'Se ha añadido el número de teléfono {value} a tu cuenta de {name}. Quien reciba mensajes ahí ya puede entrar en tu cuenta.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Se ha cambiado el correo electrónico de tu cuenta de {name}',
    other: 'Se ha cambiado el número de teléfono de tu cuenta de {name}',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'El correo electrónico de tu cuenta de {name} ahora es {value}. El anterior ya no da acceso a ella.',
    other:
      'El número de teléfono de tu cuenta de {name} ahora es {value}. El anterior ya no da acceso a ella.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Se ha quitado un correo electrónico de tu cuenta de {name}',
    other: 'Se ha quitado un número de teléfono de tu cuenta de {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: 'Se ha quitado el correo electrónico {value} de tu cuenta de {name}, y ya no da acceso a ella.',
    other: 'Se ha quitado el número de teléfono {value} de tu cuenta de {name}, y ya no da acceso a ella.',
  },
  mail_identifier_warning:
    'Si has sido tú, no tienes que hacer nada. Si no, deshaz el cambio: el enlace sirve durante 72 horas y también cierra la sesión en los demás dispositivos.',
  mail_identifier_undo: 'Deshacer el cambio',
  mail_identifier_undone_subject: 'Se ha deshecho un cambio en tu cuenta de {name}',
  mail_identifier_undone_text:
    'El cambio se ha deshecho con el enlace que habíamos enviado a un correo o un número anterior de la cuenta.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Si no has sido tú, otra persona recibe lo que enviamos allí. Protege primero ese correo o ese número y después crea aquí una nueva contraseña.',
    other:
      'Si no has sido tú, otra persona recibe lo que enviamos allí. Protege primero ese correo o ese número, después inicia sesión aquí y ciérrala en los demás dispositivos.',
  },
  mail_proven_subject: 'Tu cuenta de {name} está confirmada',
  mail_proven_text:
    'Esta dirección se acaba de confirmar por primera vez. Por eso, los accesos anteriores a tu cuenta de {name} ya no sirven, y se ha cerrado la sesión en los demás dispositivos.',
  mail_proven_password: 'La contraseña anterior ya no sirve. Si aún no tienes una nueva, créala.',
  mail_proven_unlinked: 'Cuentas desvinculadas: {providers}. Puedes volver a vincular las que sean tuyas.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Si no has sido tú, otra persona puede leer tu correo. Protege primero tu correo y después crea aquí una nueva contraseña.',
    other:
      'Si no has sido tú, otra persona puede leer tu correo. Protege primero tu correo, después inicia sesión aquí y ciérrala en los demás dispositivos.',
  },
  mail_account_exists_subject: 'Ya tienes una cuenta en {name}',
  mail_account_exists_text:
    'Alguien, seguramente tú, ha intentado crear una cuenta de {name} con esta dirección. Ya existe una y no ha cambiado nada: inicia sesión con ella.',
  mail_account_exists_action: 'Iniciar sesión',
  mail_account_exists_recovery: '¿Has olvidado la contraseña? Crea una nueva: {url}',
  mail_account_exists_warning: 'Si no has sido tú, no tienes que hacer nada: nadie ha entrado en tu cuenta.',
  mail_sign_in_subject: 'Nuevo inicio de sesión en tu cuenta de {name}',
  mail_sign_in_text:
    'Alguien, seguramente tú, ha iniciado sesión en tu cuenta de {name} con un dispositivo que no conocemos.',
  mail_sign_in_action: 'Revisar tus dispositivos',
  mail_deleted_subject: 'Se ha eliminado tu cuenta de {name}',
  mail_deleted_text: 'Se han eliminado tu cuenta de {name} y los datos que contenía. No se pueden recuperar.',
  mail_deleted_warning:
    'Si has sido tú, no tienes que hacer nada. Si no, otra persona había entrado en tu cuenta. Protege tu correo.',
  mail_exported_subject: 'Se han descargado los datos de tu cuenta de {name}',
  mail_exported_text: 'Alguien, seguramente tú, ha descargado todos los datos de tu cuenta de {name}.',
  mail_asked: 'Solicitud hecha con {device} desde {address}, el {time}.',
  mail_done: 'Operación hecha con {device} desde {address}, el {time}.',
  mail_device_on: '{browser} en {system}',
  mail_device_unknown: 'un dispositivo desconocido',
  sms_recovery: {
    by: 'minutes',
    in: 'es',
    one: '{code} es tu código de {name}. Es de un solo uso y caduca en {minutes} minuto. No se lo digas a nadie.',
    many: '{code} es tu código de {name}. Es de un solo uso y caduca en {minutes} minutos. No se lo digas a nadie.',
    other:
      '{code} es tu código de {name}. Es de un solo uso y caduca en {minutes} minutos. No se lo digas a nadie.',
  },
  sms_password_changed:
    'Se ha cambiado tu contraseña de {name}. Si no has sido tú, crea una nueva cuanto antes.',
  sms_linked: {
    by: 'passwords',
    yes: 'Se ha vinculado una cuenta de {provider} a tu cuenta de {name} y ya da acceso a ella. ¿No has sido tú? Crea una nueva contraseña y desvincula esa cuenta.',
    other:
      'Se ha vinculado una cuenta de {provider} a tu cuenta de {name} y ya da acceso a ella. ¿No has sido tú? Inicia sesión, desvincula esa cuenta y cierra la sesión en los demás dispositivos.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede iniciar sesión. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede iniciar sesión. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Se ha quitado una llave de acceso de tu cuenta de {name}, y ya no da acceso a ella. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se ha quitado una llave de acceso de tu cuenta de {name}, y ya no da acceso a ella. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'Se ha desvinculado la cuenta de {provider} de tu cuenta de {name}, y ya no da acceso a ella. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se ha desvinculado la cuenta de {provider} de tu cuenta de {name}, y ya no da acceso a ella. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Se ha configurado una aplicación de autenticación para tu cuenta de {name}. Ahora hace falta un paso más para iniciar sesión. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se ha configurado una aplicación de autenticación para tu cuenta de {name}. Ahora hace falta un paso más para iniciar sesión. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Se ha quitado la aplicación de autenticación de tu cuenta de {name}. Vuelve a bastar un solo paso para iniciar sesión. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se ha quitado la aplicación de autenticación de tu cuenta de {name}. Vuelve a bastar un solo paso para iniciar sesión. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Se han creado códigos de recuperación nuevos para tu cuenta de {name}. Los anteriores ya no sirven. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se han creado códigos de recuperación nuevos para tu cuenta de {name}. Los anteriores ya no sirven. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Se ha usado un código de recuperación para entrar en tu cuenta de {name}. Códigos que quedan: {left}. Puedes crear otros en tu cuenta. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'Se ha usado un código de recuperación para entrar en tu cuenta de {name}. Códigos que quedan: {left}. Puedes crear otros en tu cuenta. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
    other: {
      by: 'passwords',
      yes: 'El equipo de soporte ha quitado el segundo factor de tu cuenta de {name} y ha cerrado la sesión en todos los dispositivos. ¿No has sido tú? Crea una nueva contraseña.',
      other:
        'El equipo de soporte ha quitado el segundo factor de tu cuenta de {name} y ha cerrado la sesión en todos los dispositivos. ¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
    },
  },
  sms_first_proof: 'Se han desvinculado las cuentas vinculadas antes de confirmar este número: {providers}.',
  sms_code_sign_in: '{code} es tu código para iniciar sesión en {name}.',
  sms_code_sign_up: '{code} es tu código para terminar de crear tu cuenta de {name}.',
  sms_code_verify: '{code} es tu código para confirmar en {name} que este número es tuyo.',
  sms_code_proof: '{code} es tu código para confirmar en {name} que eres tú.',
  sms_code_change: '{code} es tu código para usar este número en tu cuenta de {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'es',
    one: 'Es de un solo uso y caduca en {minutes} minuto. Nunca te lo pediremos.',
    many: 'Es de un solo uso y caduca en {minutes} minutos. Nunca te lo pediremos.',
    other: 'Es de un solo uso y caduca en {minutes} minutos. Nunca te lo pediremos.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'Se ha añadido el correo {value} a tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
    other:
      'Se ha añadido el número {value} a tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'El correo de tu cuenta de {name} ahora es {value}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
    other: 'El número de tu cuenta de {name} ahora es {value}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'Se ha quitado el correo {value} de tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
    other:
      'Se ha quitado el número {value} de tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
  },
  sms_identifier_undone:
    'Se ha quitado este número de tu cuenta de {name}: el cambio se ha deshecho con el enlace enviado a un correo o número anterior.',
  sms_proven: {
    by: 'password',
    yes: 'Este número está confirmado para tu cuenta de {name}. La contraseña anterior y los demás accesos ya no sirven.',
    other: 'Este número está confirmado para tu cuenta de {name}. Los accesos anteriores ya no sirven.',
  },
  sms_proven_unlinked: 'Cuentas desvinculadas: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: '¿No has sido tú? Crea una nueva contraseña.',
    other: '¿No has sido tú? Inicia sesión y ciérrala en los demás dispositivos.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Ya existe una cuenta de {name} con este número y no ha cambiado nada. Iniciar sesión: {url} ¿Has olvidado la contraseña? {recoveryUrl}',
    other: 'Ya existe una cuenta de {name} con este número y no ha cambiado nada. Iniciar sesión: {url}',
  },
  sms_deleted: 'Se ha eliminado tu cuenta de {name}. No se puede recuperar.',
  sms_exported: 'Se han descargado todos los datos de tu cuenta de {name}.',
  error_promocode_unknown: 'Ese código no existe. Revísalo o continúa sin él.',
  error_promocode_not_started: 'Este código aún no es válido. Úsalo más adelante o continúa sin él.',
  error_promocode_expired: 'Este código ha caducado. Continúa sin él o introduce otro.',
  error_promocode_used_up: 'Este código está agotado. Continúa sin él o introduce otro.',
  error_promocode_used: 'Ya has usado este código. Continúa sin él o introduce otro.',
  error_promocode_sign_in: 'Para usar este código hay que iniciar sesión. Inicia sesión o continúa sin él.',
  error_promocode_currency: 'Este código es para otra moneda. Elige esa moneda o continúa sin el código.',
  error_zip_code_invalid: 'Ese código postal no existe en el país elegido. Revisa ambos datos.',
  error_zip_code_not_served: 'No prestamos servicio en el estado de este código postal. Introduce otro.',
  error_state_unknown: 'Eso no está en la lista de este país. Elige una opción de la lista.',
} satisfies Catalogue
