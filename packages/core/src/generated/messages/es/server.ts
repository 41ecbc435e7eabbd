// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer necesita JavaScript para iniciar tu sesión. Actívalo para este sitio y vuelve a cargar la página.',
  page_home:
    'Una sola cuenta para todo: entra con tu correo electrónico, tu número de teléfono o una cuenta que ya tengas.',
  page_sign_in: 'Entra en Foyer con tu correo, tu teléfono o una cuenta que ya tengas.',
  page_sign_up: 'Crea una cuenta de Foyer con tu correo, tu teléfono o una cuenta que ya tengas.',
  page_recover:
    '¿Has olvidado la contraseña? Recibe un enlace por correo o un código por SMS y elige una nueva.',
  page_checkout: 'Haz un pedido en Foyer. No hace falta tener cuenta.',
  page_terms: 'Las condiciones de los pedidos en Foyer.',
  page_picture: 'Tres arcos, uno dentro de otro, y una puerta iluminada.',
  error_bad_json: 'La solicitud no es un JSON válido. Revisa la sintaxis y envíala de nuevo.',
  error_invalid_request: 'La solicitud no tiene la forma que espera esta llamada.',
  error_unknown_field: 'La solicitud tiene un campo que esta llamada no conoce. Elimínalo.',
  error_forbidden_key: 'La solicitud tiene una clave que nunca se permite. Elimínala.',
  error_unauthenticated: 'Inicia sesión para continuar.',
  error_invalid_credentials:
    'Los datos de acceso y la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
  error_captcha_required:
    'Demuestra primero que eres una persona: el formulario tiene una comprobación para ello.',
  error_captcha_failed: 'No hemos podido confirmar que eres una persona. Haz la comprobación otra vez.',
  error_forbidden_origin: 'Esta solicitud viene de un sitio que no puede hacerla.',
  error_not_found: 'No hay nada en esta dirección.',
  error_method_not_allowed: 'Esta dirección no admite este tipo de solicitud.',
  error_account_exists: 'Ya existe una cuenta con estos datos. Inicia sesión con ella.',
  error_social_state_invalid:
    'Este inicio de sesión ya no sirve: empezó hace demasiado tiempo, en otro navegador, o ya se usó. Empieza de nuevo.',
  error_social_denied:
    'No diste permiso en el proveedor. Inténtalo de nuevo o elige otra forma de iniciar sesión.',
  error_social_provider_failed:
    'El proveedor no respondió como debía. Inténtalo de nuevo o elige otra forma de iniciar sesión.',
  error_social_not_found: 'Esta forma de iniciar sesión no está disponible aquí. Elige otra.',
  error_social_identity_taken:
    'Esta cuenta del proveedor está vinculada a otra cuenta. Inicia sesión con ella y desvincúlala allí primero.',
  error_social_last_way: 'Es tu única forma de iniciar sesión. Añade otra primero.',
  error_proof_needed: 'Confirma una vez más que eres tú. Después se continuará.',
  error_proof_other_account:
    'Esa cuenta no está vinculada a la tuya, así que no confirma que eres tú. Elige la que está vinculada u otra forma.',
  error_identifier_unproven:
    'Confirma primero que tu correo electrónico o tu teléfono es tuyo. Después podrás hacerlo.',
  error_registration_private:
    'Aquí la cuenta se crea una vez confirmado el correo o el teléfono. Recarga la página y regístrate de nuevo.',
  error_identifier_last: 'Es la única forma de recuperar tu cuenta. Añade otra primero.',
  error_identifier_taken: 'Otra cuenta ya tiene esta dirección o este número.',
  error_identifier_unchanged: 'Tu cuenta ya tiene esta dirección o este número. Introduce otro.',
  error_body_too_large: 'La solicitud es demasiado grande. Envía como máximo 64 KiB.',
  error_unsupported_media_type: 'Envía la solicitud como application/json.',
  error_validation_failed: 'Revisa algunos campos.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'es',
    one: 'Demasiados intentos. Espera {seconds} segundo e inténtalo de nuevo.',
    many: 'Demasiados intentos. Espera {seconds} segundos e inténtalo de nuevo.',
    other: 'Demasiados intentos. Espera {seconds} segundos e inténtalo de nuevo.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'es',
    one: 'Ahora mismo hay mucha actividad. Espera {seconds} segundo e inténtalo de nuevo.',
    many: 'Ahora mismo hay mucha actividad. Espera {seconds} segundos e inténtalo de nuevo.',
    other: 'Ahora mismo hay mucha actividad. Espera {seconds} segundos e inténtalo de nuevo.',
  },
  error_unavailable: 'El servicio no está disponible ahora mismo. Inténtalo de nuevo en un momento.',
  error_recovery_invalid: 'Este enlace o código ya no sirve. Pide uno nuevo.',
  error_code_wrong: 'Ese código no es correcto. Mira el mensaje más reciente y escribe sus seis cifras.',
  error_code_over: 'Ese código se ha gastado o ha caducado. Pide uno nuevo.',
  error_method_off: 'Esta forma de iniciar sesión está desactivada.',
  error_second_factor_needed: 'Un paso más: confirma con tu segundo factor que eres tú.',
  error_second_factor_over: 'Este inicio de sesión ha tardado demasiado. Empieza de nuevo.',
  error_second_factor_required:
    'Aquí todas las personas inician sesión con un segundo factor, así que no se puede quitar. Puedes configurar otra aplicación en su lugar.',
  error_totp_wrong: 'Ese código no es correcto. Escribe las seis cifras que tu aplicación muestra ahora.',
  error_totp_used: 'Ese código ya se ha usado. Espera a que tu aplicación muestre el siguiente.',
  error_totp_not_begun:
    'La configuración ha tardado demasiado. Empieza de nuevo para recibir una clave nueva.',
  error_recovery_code_wrong: 'No es uno de tus códigos de recuperación sin usar. Revísalo o escribe otro.',
  error_passkey_invalid: 'No se ha podido leer esta llave de acceso. Inténtalo otra vez o usa otra forma.',
  error_passkey_challenge: 'Ha tardado demasiado o empezó en otro navegador. Inténtalo otra vez.',
  error_passkey_used: 'Esta respuesta de tu llave de acceso ya se ha usado. Inténtalo otra vez.',
  error_passkey_origin: 'Esta llave de acceso se usó en un sitio que no puede iniciar tu sesión aquí.',
  error_passkey_rp_id: 'Esta llave de acceso es de otro sitio.',
  error_passkey_signature:
    'No hemos podido confirmar que esta llave de acceso sea tuya. Inténtalo otra vez o usa otra forma.',
  error_passkey_user: 'Esta llave de acceso es de otra cuenta. Elige una de esta cuenta o usa otra forma.',
  error_passkey_unknown:
    'Esta llave de acceso ya no abre ninguna cuenta aquí. Usa otra forma y bórrala de tu gestor de contraseñas.',
  error_passkey_exists: 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso de tu cuenta.',
  error_passkey_last: 'Esta llave de acceso es tu única forma de iniciar sesión. Añade otra primero.',
  error_tokens_off: 'Los tokens están desactivados aquí.',
  error_audience_unknown: 'Aquí no se emiten tokens para esta audiencia.',
  error_wrong_password: 'Esta no es tu contraseña actual.',
  error_passwords_too_similar: 'Elige una contraseña que se parezca menos a la anterior.',
  error_password_common: 'Esta contraseña es de las primeras que se prueban. Elige otra.',
  error_password_breached: 'Esta contraseña ha aparecido en una filtración de datos. Elige otra.',
  mail_recovery_subject: 'Nueva contraseña para {name}',
  mail_recovery_text: 'Alguien, seguramente tú, ha pedido una nueva contraseña para tu cuenta de {name}.',
  mail_recovery_action: 'Crear una nueva contraseña',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'es',
    one: 'El enlace sirve una sola vez, durante {minutes} minuto. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
    many: 'El enlace sirve una sola vez, durante {minutes} minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
    other:
      'El enlace sirve una sola vez, durante {minutes} minutos. Si no lo has pedido, no hagas nada: tu contraseña sigue igual.',
  },
  mail_password_changed_subject: 'Se ha cambiado tu contraseña de {name}',
  mail_password_changed_text:
    'Se ha cambiado la contraseña de tu cuenta de {name} y se ha cerrado la sesión en los demás dispositivos.',
  mail_password_changed_warning:
    'Si has sido tú, no tienes que hacer nada. Si no, crea una nueva contraseña cuanto antes.',
  mail_order_subject: 'Tu pedido {number} en {name}',
  mail_order_text: 'Tu pedido en {name} está hecho. Su número es {number}.',
  mail_order_price: 'Precio: {amount}',
  mail_order_discount: 'Descuento: {amount}',
  mail_order_total: 'Total: {amount}',
  mail_order_action: 'Ver el pedido',
  mail_order_hint:
    '¿Alguna pregunta? Dinos el número. Si no has pedido nada, alguien ha escrito tu dirección por error y no tienes que hacer nada.',
  mail_linked_subject: '{provider} ya da acceso a tu cuenta de {name}',
  mail_linked_text:
    'Se ha vinculado una cuenta de {provider} a tu cuenta de {name}. Quien inicie sesión con ella entra en la tuya.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Si has sido tú, no tienes que hacer nada. Si no, crea ahora una nueva contraseña: después verás qué más da acceso a tu cuenta y podrás quitarlo.',
    other:
      'Si has sido tú, no tienes que hacer nada. Si no, inicia sesión ahora, desvincúlala en la página de tu cuenta y cierra la sesión en los demás sitios.',
  },
  mail_factor_subject: 'Ha cambiado el inicio de sesión de tu cuenta de {name}',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede iniciar sesión.',
    passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta de {name} y ya no la abre.',
    totp_enrolled:
      'Se ha configurado una aplicación de autenticación para tu cuenta de {name}. A partir de ahora, iniciar sesión requiere un segundo paso.',
    totp_removed:
      'Se ha quitado la aplicación de autenticación de tu cuenta de {name}. Iniciar sesión vuelve a requerir un solo paso.',
    recovery_codes_made:
      'Se han creado códigos de recuperación nuevos para tu cuenta de {name}. Los anteriores ya no sirven.',
    recovery_code_used:
      'Se ha usado un código de recuperación para iniciar sesión en tu cuenta de {name}. Códigos que quedan: {left}. Puedes crear otros en la página de tu cuenta.',
    other:
      'El equipo de soporte ha quitado el segundo factor de tu cuenta de {name} y se ha cerrado la sesión en todos los dispositivos.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Si lo has hecho tú, no tienes que hacer nada. Si no, define ahora una contraseña nueva y revisa las demás formas de entrar en tu cuenta.',
    other:
      'Si lo has hecho tú, no tienes que hacer nada. Si no, inicia sesión ahora, revisa las formas de entrar en tu cuenta y cierra la sesión en todos los demás dispositivos.',
  },
  mail_first_proof:
    'Eres la primera persona que demuestra que esta dirección o este número es suyo. Por eso, lo que alguien pudo vincular antes ya no da acceso a tu cuenta: {providers}. Lo que sea tuyo puedes vincularlo de nuevo.',
  mail_code_subject: '{code} es tu código de {name}',
  mail_code_text:
    'Escribe este código en la página donde lo pediste para iniciar sesión en {name} con esta dirección a partir de ahora: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'es',
    one: 'Sirve una sola vez, durante {minutes} minuto. Si no lo has pedido, no hagas nada y no se lo digas a nadie.',
    many: 'Sirve una sola vez, durante {minutes} minutos. Si no lo has pedido, no hagas nada y no se lo digas a nadie.',
    other:
      'Sirve una sola vez, durante {minutes} minutos. Si no lo has pedido, no hagas nada y no se lo digas a nadie.',
  },
  mail_code_action: 'Abrir tu cuenta',
  mail_code_sign_in:
    'Escribe este código en la página donde lo pediste para iniciar sesión en {name}: {code}',
  mail_code_sign_up:
    'Escribe este código en la página donde lo pediste para terminar de crear tu cuenta de {name}: {code}',
  mail_code_verify:
    'Escribe este código en la página donde lo pediste para confirmar en {name} que esta dirección es tuya: {code}',
  mail_code_proof:
    'Escribe este código en la página donde lo pediste para confirmar en {name} que eres tú: {code}',
  mail_code_change:
    'Escribe este código en la página donde lo pediste para usar esta dirección en tu cuenta de {name}: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'es',
    one: 'Sirve una sola vez, durante {minutes} minuto. Nadie de {name} te lo pedirá nunca.',
    many: 'Sirve una sola vez, durante {minutes} minutos. Nadie de {name} te lo pedirá nunca.',
    other: 'Sirve una sola vez, durante {minutes} minutos. Nadie de {name} te lo pedirá nunca.',
  },
  mail_code_ignore: 'Si no lo has pedido, no hagas nada: sin este código no pasa nada.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Si no lo has pedido, otra persona ha entrado en tu cuenta. No le digas el código a nadie y crea una nueva contraseña cuanto antes: {url}',
    other:
      'Si no lo has pedido, otra persona ha entrado en tu cuenta. No le digas el código a nadie y cierra cuanto antes la sesión en los demás sitios: {url}',
  },
  mail_code_go_on: 'Continuar con este código',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Se ha añadido un correo electrónico a tu cuenta de {name}',
    other: 'Se ha añadido un teléfono a tu cuenta de {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Se ha añadido el correo electrónico {value} a tu cuenta de {name}. Quien reciba mensajes ahí ya puede entrar en tu cuenta.',
    other:
      'Se ha añadido el teléfono {value} a tu cuenta de {name}. Quien reciba mensajes ahí ya puede entrar en tu cuenta.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Se ha cambiado el correo electrónico de tu cuenta de {name}',
    other: 'Se ha cambiado el teléfono de tu cuenta de {name}',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'El correo electrónico de tu cuenta de {name} es ahora {value}. El anterior ya no da acceso a ella.',
    other: 'El teléfono de tu cuenta de {name} es ahora {value}. El anterior ya no da acceso a ella.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Se ha quitado un correo electrónico de tu cuenta de {name}',
    other: 'Se ha quitado un teléfono de tu cuenta de {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: 'Se ha quitado el correo electrónico {value} de tu cuenta de {name}, y ya no da acceso a ella.',
    other: 'Se ha quitado el teléfono {value} de tu cuenta de {name}, y ya no da acceso a ella.',
  },
  mail_identifier_warning:
    'Si has sido tú, no tienes que hacer nada. Si no, deshazlo: el enlace sirve durante 72 horas y también cierra la sesión en los demás dispositivos.',
  mail_identifier_undo: 'Deshacerlo',
  mail_identifier_undone_subject: 'Se ha deshecho un cambio en tu cuenta de {name}',
  mail_identifier_undone_text:
    'El cambio se ha deshecho con el enlace que habíamos enviado a un correo o un teléfono anterior de la cuenta.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Si no has sido tú, otra persona recibe lo que enviamos allí. Protege primero ese correo o ese teléfono y después crea aquí una nueva contraseña.',
    other:
      'Si no has sido tú, otra persona recibe lo que enviamos allí. Protege primero ese correo o ese teléfono, después inicia sesión aquí y ciérrala en los demás sitios.',
  },
  mail_proven_subject: 'Tu cuenta de {name} está confirmada',
  mail_proven_text:
    'Eres la primera persona que demuestra que esta dirección es suya. Por eso, lo que antes daba acceso a tu cuenta de {name} ya no lo da, y se ha cerrado la sesión en los demás dispositivos.',
  mail_proven_password: 'La contraseña anterior ya no sirve. Si aún no tienes una nueva, créala.',
  mail_proven_unlinked: 'Se ha desvinculado: {providers}. Lo que sea tuyo puedes vincularlo de nuevo.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Si no has sido tú, otra persona puede leer tu correo. Protege primero tu buzón y después crea aquí una nueva contraseña.',
    other:
      'Si no has sido tú, otra persona puede leer tu correo. Protege primero tu buzón, después inicia sesión aquí y ciérrala en los demás sitios.',
  },
  mail_account_exists_subject: 'Ya tienes una cuenta de {name}',
  mail_account_exists_text:
    'Alguien, seguramente tú, ha querido crear una cuenta de {name} con esta dirección. Ya tiene una y no ha cambiado nada: inicia sesión con ella.',
  mail_account_exists_action: 'Iniciar sesión',
  mail_account_exists_recovery: '¿Has olvidado la contraseña? Crea una nueva: {url}',
  mail_account_exists_warning: 'Si no has sido tú, no tienes que hacer nada: nadie ha entrado en tu cuenta.',
  mail_asked: 'Pedido con {device} desde {address}, el {time}.',
  mail_done: 'Hecho con {device} desde {address}, el {time}.',
  mail_device_on: '{browser} en {system}',
  mail_device_unknown: 'un dispositivo desconocido',
  sms_recovery: {
    by: 'minutes',
    in: 'es',
    one: '{code} es tu código de {name}. Sirve una sola vez, durante {minutes} minuto. No se lo digas a nadie.',
    many: '{code} es tu código de {name}. Sirve una sola vez, durante {minutes} minutos. No se lo digas a nadie.',
    other:
      '{code} es tu código de {name}. Sirve una sola vez, durante {minutes} minutos. No se lo digas a nadie.',
  },
  sms_password_changed:
    'Se ha cambiado tu contraseña de {name}. Si no has sido tú, crea una nueva cuanto antes.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} se ha vinculado a tu cuenta de {name} y ya le da acceso. Si no has sido tú, crea una nueva contraseña cuanto antes y desvincula esa cuenta.',
    other:
      '{provider} se ha vinculado a tu cuenta de {name} y ya le da acceso. Si no has sido tú, inicia sesión cuanto antes, desvincula esa cuenta y cierra la sesión en los demás sitios.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede iniciar sesión. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede iniciar sesión. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Se ha quitado una llave de acceso de tu cuenta de {name} y ya no la abre. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'Se ha quitado una llave de acceso de tu cuenta de {name} y ya no la abre. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Se ha configurado una aplicación de autenticación para tu cuenta de {name}. A partir de ahora, iniciar sesión requiere un segundo paso. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'Se ha configurado una aplicación de autenticación para tu cuenta de {name}. A partir de ahora, iniciar sesión requiere un segundo paso. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Se ha quitado la aplicación de autenticación de tu cuenta de {name}. Iniciar sesión vuelve a requerir un solo paso. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'Se ha quitado la aplicación de autenticación de tu cuenta de {name}. Iniciar sesión vuelve a requerir un solo paso. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Se han creado códigos de recuperación nuevos para tu cuenta de {name}. Los anteriores ya no sirven. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'Se han creado códigos de recuperación nuevos para tu cuenta de {name}. Los anteriores ya no sirven. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Se ha usado un código de recuperación para iniciar sesión en tu cuenta de {name}. Códigos que quedan: {left}. Puedes crear otros en la página de tu cuenta. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'Se ha usado un código de recuperación para iniciar sesión en tu cuenta de {name}. Códigos que quedan: {left}. Puedes crear otros en la página de tu cuenta. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
    other: {
      by: 'passwords',
      yes: 'El equipo de soporte ha quitado el segundo factor de tu cuenta de {name} y se ha cerrado la sesión en todos los dispositivos. ¿No has sido tú? Define enseguida una contraseña nueva.',
      other:
        'El equipo de soporte ha quitado el segundo factor de tu cuenta de {name} y se ha cerrado la sesión en todos los dispositivos. ¿No has sido tú? Inicia sesión enseguida y cierra la sesión en los demás dispositivos.',
    },
  },
  sms_first_proof:
    'Se ha desvinculado lo que se vinculó antes de demostrar que este número es tuyo: {providers}.',
  sms_code_sign_in: '{code} es tu código para iniciar sesión en {name}.',
  sms_code_sign_up: '{code} es tu código para terminar de crear tu cuenta de {name}.',
  sms_code_verify: '{code} es tu código para confirmar en {name} que este número es tuyo.',
  sms_code_proof: '{code} es tu código para confirmar en {name} que eres tú.',
  sms_code_change: '{code} es tu código para usar este número en tu cuenta de {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'es',
    one: 'Sirve una sola vez, durante {minutes} minuto. Nunca te lo pediremos.',
    many: 'Sirve una sola vez, durante {minutes} minutos. Nunca te lo pediremos.',
    other: 'Sirve una sola vez, durante {minutes} minutos. Nunca te lo pediremos.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'Se ha añadido el correo {value} a tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
    other:
      'Se ha añadido el teléfono {value} a tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'El correo de tu cuenta de {name} es ahora {value}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
    other:
      'El teléfono de tu cuenta de {name} es ahora {value}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'Se ha quitado el correo {value} de tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
    other:
      'Se ha quitado el teléfono {value} de tu cuenta de {name}. ¿No has sido tú? Deshazlo en 72 horas: {url}',
  },
  sms_identifier_undone:
    'Se ha quitado este número de tu cuenta de {name}: el cambio se ha deshecho con el enlace enviado a un correo o teléfono anterior.',
  sms_proven: {
    by: 'password',
    yes: 'Este número está confirmado para tu cuenta de {name}. La contraseña anterior y los demás accesos ya no sirven.',
    other: 'Este número está confirmado para tu cuenta de {name}. Los accesos anteriores ya no sirven.',
  },
  sms_proven_unlinked: 'Se ha desvinculado: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: '¿No has sido tú? Crea una nueva contraseña.',
    other: '¿No has sido tú? Inicia sesión y ciérrala en los demás sitios.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Este número ya tiene una cuenta de {name} y no ha cambiado nada. Iniciar sesión: {url} ¿Contraseña olvidada? {recoveryUrl}',
    other: 'Este número ya tiene una cuenta de {name} y no ha cambiado nada. Iniciar sesión: {url}',
  },
  error_promocode_unknown: 'Ese código no existe. Compruébalo o continúa sin él.',
  error_promocode_not_started: 'Este código aún no es válido. Úsalo más adelante o continúa sin él.',
  error_promocode_expired: 'Este código ha caducado. Continúa sin él o escribe otro.',
  error_promocode_used_up: 'Este código está agotado. Continúa sin él o escribe otro.',
  error_promocode_used: 'Ya has usado este código. Continúa sin él o escribe otro.',
  error_promocode_sign_in:
    'Este código es para quienes han iniciado sesión. Inicia sesión para usarlo o continúa sin él.',
  error_promocode_currency: 'Este código es para otra moneda. Elige esa moneda o continúa sin el código.',
  error_zip_code_invalid: 'El país elegido no tiene ese código. Comprueba ambos.',
  error_zip_code_not_served: 'No prestamos servicio en el estado de este código postal. Escribe otro.',
} satisfies Catalogue
