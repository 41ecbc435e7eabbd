// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer a besoin de JavaScript pour vous connecter. Activez-le pour ce site, puis rechargez la page.',
  page_unloaded:
    'La page n’a pas pu être chargée entièrement. Vérifiez votre connexion, puis rechargez-la. Si le problème persiste, mettez à jour votre navigateur.',
  page_home:
    'Un seul compte pour tout : connectez-vous avec votre adresse e-mail, votre numéro de téléphone ou un compte que vous avez déjà.',
  page_sign_in:
    'Connectez-vous à Foyer avec votre adresse e-mail, votre numéro de téléphone ou un compte que vous avez déjà.',
  page_sign_up:
    'Créez un compte Foyer avec votre adresse e-mail, votre numéro de téléphone ou un compte que vous avez déjà.',
  page_recover:
    'Mot de passe oublié ? Recevez un lien par e-mail ou un code par SMS et définissez-en un nouveau.',
  page_checkout: 'Passez une commande sur Foyer. Aucun compte n’est nécessaire.',
  page_terms: 'Les conditions des commandes passées sur Foyer.',
  page_picture: 'Trois arches imbriquées et une porte éclairée.',
  error_bad_json: 'La requête n’est pas un JSON valide. Vérifiez sa syntaxe et renvoyez-la.',
  error_invalid_request: 'La requête n’a pas le format attendu.',
  error_unknown_field: 'La requête contient un champ inconnu. Supprimez-le.',
  error_forbidden_key: 'La requête contient une clé qui n’est jamais autorisée. Supprimez-la.',
  error_unauthenticated: 'Connectez-vous pour continuer.',
  error_other_user:
    'Entre-temps, quelqu’un d’autre s’est connecté dans ce navigateur : rien n’a donc été modifié. Copiez ce dont vous avez encore besoin, puis rechargez la page.',
  error_invalid_credentials:
    'L’adresse e-mail, le numéro de téléphone ou le mot de passe est incorrect. Vérifiez votre saisie et réessayez.',
  error_captcha_required:
    'Confirmez d’abord que vous n’êtes pas un robot : le formulaire comporte une vérification pour cela.',
  error_captcha_failed:
    'Nous n’avons pas pu confirmer que vous n’êtes pas un robot. Refaites la vérification.',
  error_forbidden_origin: 'Cette requête vient d’un site qui n’a pas le droit de l’envoyer.',
  error_not_found: 'Il n’y a rien à cette adresse.',
  error_method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
  error_account_exists: 'Un compte existe déjà avec ces informations. Connectez-vous à ce compte.',
  error_social_state_invalid:
    'Cette connexion n’est plus valable : elle a pris trop de temps, a été commencée dans un autre navigateur ou a déjà servi. Recommencez.',
  error_social_denied:
    'Vous avez annulé la connexion avec le service externe. Réessayez ou choisissez un autre moyen de connexion.',
  error_social_provider_failed:
    'Le service externe n’a pas répondu comme prévu. Réessayez ou choisissez un autre moyen de connexion.',
  error_social_not_found: 'Ce moyen de connexion n’est pas proposé ici. Choisissez-en un autre.',
  error_social_identity_taken:
    'Ce compte externe est associé à un autre compte de ce site. Connectez-vous à cet autre compte et dissociez-le d’abord.',
  error_social_last_way: 'C’est votre seul moyen de connexion. Ajoutez-en d’abord un autre.',
  error_proof_needed: 'Confirmez que c’est bien vous pour continuer.',
  error_proof_other_account:
    'Ce compte n’est pas associé au vôtre et ne confirme donc pas que c’est bien vous. Choisissez celui qui est associé, ou un autre moyen.',
  error_identifier_unproven:
    'Confirmez d’abord votre adresse e-mail ou votre numéro de téléphone. Vous pourrez ensuite le faire.',
  error_registration_private:
    'Votre compte n’est créé qu’après la confirmation de votre adresse e-mail ou de votre numéro de téléphone. Rechargez la page et recommencez la création du compte.',
  error_identifier_last: 'C’est votre seul moyen de récupérer votre compte. Ajoutez-en d’abord un autre.',
  error_identifier_taken: 'Un autre compte utilise déjà cette adresse ou ce numéro.',
  error_identifier_unchanged: 'Votre compte utilise déjà cette adresse ou ce numéro. Saisissez-en un autre.',
  error_body_too_large: 'La requête est trop volumineuse. Envoyez 64 Kio au maximum.',
  error_unsupported_media_type: 'Envoyez la requête en application/json.',
  error_validation_failed: 'Certains champs sont incorrects. Vérifiez-les et réessayez.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'fr',
    one: 'Trop de tentatives. Attendez {seconds} seconde et réessayez.',
    many: 'Trop de tentatives. Attendez {seconds} secondes et réessayez.',
    other: 'Trop de tentatives. Attendez {seconds} secondes et réessayez.',
  },
  error_internal:
    'Un problème est survenu de notre côté. Réessayez, et rechargez la page si cela se reproduit.',
  error_overloaded: {
    by: 'seconds',
    in: 'fr',
    one: 'Nous sommes très sollicités en ce moment. Attendez {seconds} seconde et réessayez.',
    many: 'Nous sommes très sollicités en ce moment. Attendez {seconds} secondes et réessayez.',
    other: 'Nous sommes très sollicités en ce moment. Attendez {seconds} secondes et réessayez.',
  },
  error_unavailable: 'Le service est temporairement indisponible. Réessayez dans un instant.',
  error_recovery_invalid: 'Ce lien ou ce code n’est plus valable. Demandez-en un nouveau.',
  error_code_wrong: 'Ce code est incorrect. Saisissez les six chiffres du dernier message reçu.',
  error_code_over: 'Ce code a déjà servi ou a expiré. Demandez-en un nouveau.',
  error_email_unreachable: 'Nous ne pouvons pas envoyer d’e-mails ici. Utilisez un numéro de téléphone.',
  error_phone_unreachable: 'Nous ne pouvons pas envoyer de SMS ici. Utilisez une adresse e-mail.',
  error_method_off: 'Ce moyen de connexion est désactivé.',
  error_second_factor_needed: 'Encore une étape : confirmez avec votre second facteur que c’est bien vous.',
  error_second_factor_over: 'Cette connexion a pris trop de temps. Recommencez.',
  error_second_factor_required:
    'Ici, un second facteur est obligatoire pour se connecter : il ne peut donc pas être supprimé. Vous pouvez configurer une autre application à la place.',
  error_totp_wrong:
    'Ce code est incorrect. Saisissez les six chiffres que votre application affiche maintenant.',
  error_totp_used: 'Ce code a déjà servi. Attendez que votre application affiche le suivant.',
  error_totp_unreadable:
    'Nous ne pouvons pas vérifier les codes de votre application pour le moment. L’erreur vient de nous. Utilisez un autre moyen ou réessayez plus tard.',
  error_totp_not_begun:
    'Cette configuration a pris trop de temps. Recommencez pour obtenir une nouvelle clé.',
  error_recovery_code_wrong:
    'Ce n’est pas l’un de vos codes de récupération inutilisés. Vérifiez-le ou saisissez-en un autre.',
  error_passkey_invalid: 'Cette clé d’accès n’a pas pu être lue. Réessayez ou utilisez un autre moyen.',
  error_passkey_challenge:
    'L’opération a pris trop de temps ou a été commencée dans un autre navigateur. Réessayez.',
  error_passkey_used: 'Cette réponse de votre clé d’accès a déjà servi. Réessayez.',
  error_passkey_origin: 'Cette clé d’accès a été utilisée sur un site qui ne peut pas vous connecter ici.',
  error_passkey_rp_id: 'Cette clé d’accès appartient à un autre site.',
  error_passkey_signature:
    'Nous n’avons pas pu confirmer que cette clé d’accès est la vôtre. Réessayez ou utilisez un autre moyen.',
  error_passkey_user:
    'Cette clé d’accès appartient à un autre compte. Choisissez une clé de ce compte-ci ou utilisez un autre moyen.',
  error_passkey_unknown:
    'Cette clé d’accès ne permet plus de se connecter ici. Utilisez un autre moyen et supprimez-la de votre gestionnaire de mots de passe.',
  error_passkey_exists:
    'Cet appareil ou ce gestionnaire de mots de passe a déjà une clé d’accès pour votre compte.',
  error_passkey_limit:
    'Votre compte a atteint le nombre maximal de clés d’accès. Supprimez-en une que vous n’utilisez plus, puis ajoutez celle-ci.',
  error_passkey_last: 'Cette clé d’accès est votre seul moyen de connexion. Ajoutez-en d’abord un autre.',
  error_tokens_off: 'Les jetons sont désactivés ici.',
  error_audience_unknown: 'Aucun jeton n’est émis ici pour cette audience.',
  error_wrong_password: 'Ce n’est pas votre mot de passe actuel.',
  error_passwords_too_similar: 'Choisissez un mot de passe moins proche de votre mot de passe précédent.',
  error_password_common: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  error_password_breached: 'Ce mot de passe figure dans une fuite de données. Choisissez-en un autre.',
  error_password_guessable:
    'Ce mot de passe est facile à deviner pour toute personne qui connaît votre adresse, votre numéro, votre nom ou ce site. Choisissez-en un autre.',
  mail_recovery_subject: 'Nouveau mot de passe pour {name}',
  mail_recovery_text:
    'Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour votre compte {name}.',
  mail_recovery_action: 'Définir un nouveau mot de passe',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'fr',
    one: 'Ce lien est à usage unique et valable {minutes} minute. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    many: 'Ce lien est à usage unique et valable {minutes} minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    other:
      'Ce lien est à usage unique et valable {minutes} minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  },
  mail_password_changed_subject: 'Votre mot de passe {name} a été modifié',
  mail_password_changed_text:
    'Le mot de passe de votre compte {name} a été modifié et tous les autres appareils ont été déconnectés.',
  mail_password_changed_warning:
    'Si c’était vous, il n’y a rien à faire. Sinon, définissez tout de suite un nouveau mot de passe.',
  mail_order_subject: 'Votre commande {number} chez {name}',
  mail_order_text: 'Votre commande chez {name} est enregistrée. Son numéro est {number}.',
  mail_order_items: {
    by: 'count',
    in: 'fr',
    one: '{count} article',
    many: '{count} articles',
    other: '{count} articles',
  },
  mail_order_price: 'Prix : {amount}',
  mail_order_discount: 'Remise : {amount}',
  mail_order_total: 'Total : {amount}',
  mail_order_address: 'Adresse :',
  mail_order_action: 'Voir la commande',
  mail_order_hint:
    'Une question ? Donnez-nous le numéro de commande. Si vous n’avez rien commandé, quelqu’un a saisi votre adresse par erreur et vous pouvez ignorer ce message.',
  mail_linked_subject: '{provider} donne maintenant accès à votre compte {name}',
  mail_linked_text:
    'Un compte {provider} a été associé à votre compte {name}. Toute personne qui peut s’y connecter peut maintenant accéder au vôtre.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Si c’était vous, il n’y a rien à faire. Sinon, définissez tout de suite un nouveau mot de passe. Vérifiez ensuite les autres accès à votre compte et supprimez ceux qui ne sont pas à vous.',
    other:
      'Si c’était vous, il n’y a rien à faire. Sinon, connectez-vous tout de suite, dissociez ce compte sur la page de votre compte et déconnectez tous les autres appareils.',
  },
  mail_factor_subject: 'La connexion à votre compte {name} a été modifiée',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Une clé d’accès a été ajoutée à votre compte {name}. Toute personne qui la possède peut se connecter.',
    passkey_removed: 'Une clé d’accès a été supprimée de votre compte {name} et n’y donne plus accès.',
    social_unlinked: 'Le compte {provider} a été dissocié de votre compte {name} et n’y donne plus accès.',
    totp_enrolled:
      'Une application d’authentification a été configurée pour votre compte {name}. Désormais, une étape de plus est nécessaire pour se connecter.',
    totp_removed:
      'L’application d’authentification a été supprimée de votre compte {name}. Une seule étape suffit de nouveau pour se connecter.',
    recovery_codes_made:
      'De nouveaux codes de récupération ont été créés pour votre compte {name}. Les anciens ne sont plus valables.',
    recovery_code_used:
      'Un code de récupération a été utilisé pour se connecter à votre compte {name}. Codes restants : {left}. Vous pouvez en créer de nouveaux sur la page de votre compte.',
    other:
      'L’assistance a supprimé le second facteur de votre compte {name} et déconnecté tous les appareils.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Si c’était vous, il n’y a rien à faire. Sinon, définissez tout de suite un nouveau mot de passe, puis vérifiez les autres accès à votre compte.',
    other:
      'Si c’était vous, il n’y a rien à faire. Sinon, connectez-vous tout de suite, vérifiez les accès à votre compte et déconnectez tous les autres appareils.',
  },
  mail_first_proof:
    'Cette adresse ou ce numéro vient d’être confirmé pour la première fois. Nous avons donc dissocié les comptes associés auparavant, peut-être par quelqu’un d’autre : {providers}. Vous pouvez associer de nouveau ceux qui sont à vous.',
  mail_code_subject: '{code} est votre code {name}',
  mail_code_text:
    'Pour vous connecter désormais à {name} avec cette adresse, saisissez ce code sur la page où vous l’avez demandé : {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'fr',
    one: 'Il est à usage unique et valable {minutes} minute. Si vous n’avez rien demandé, ne faites rien et ne le communiquez à personne.',
    many: 'Il est à usage unique et valable {minutes} minutes. Si vous n’avez rien demandé, ne faites rien et ne le communiquez à personne.',
    other:
      'Il est à usage unique et valable {minutes} minutes. Si vous n’avez rien demandé, ne faites rien et ne le communiquez à personne.',
  },
  mail_code_action: 'Ouvrir votre compte',
  mail_code_sign_in:
    'Pour vous connecter à {name}, saisissez ce code sur la page où vous l’avez demandé : {code}',
  mail_code_sign_up:
    'Pour finir de créer votre compte {name}, saisissez ce code sur la page où vous l’avez demandé : {code}',
  mail_code_verify:
    'Pour confirmer à {name} que cette adresse est bien à vous, saisissez ce code sur la page où vous l’avez demandé : {code}',
  mail_code_proof:
    'Pour confirmer à {name} que c’est bien vous, saisissez ce code sur la page où vous l’avez demandé : {code}',
  mail_code_change:
    'Pour utiliser cette adresse avec votre compte {name}, saisissez ce code sur la page où vous l’avez demandé : {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'fr',
    one: 'Il est à usage unique et valable {minutes} minute. Personne chez {name} ne vous le demandera jamais.',
    many: 'Il est à usage unique et valable {minutes} minutes. Personne chez {name} ne vous le demandera jamais.',
    other:
      'Il est à usage unique et valable {minutes} minutes. Personne chez {name} ne vous le demandera jamais.',
  },
  mail_code_ignore: 'Si vous n’avez rien demandé, ne faites rien : sans ce code, il ne se passe rien.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Si vous n’avez rien demandé, quelqu’un d’autre est connecté à votre compte. Ne communiquez ce code à personne et définissez tout de suite un nouveau mot de passe : {url}',
    other:
      'Si vous n’avez rien demandé, quelqu’un d’autre est connecté à votre compte. Ne communiquez ce code à personne et déconnectez tout de suite tous les autres appareils : {url}',
  },
  mail_code_go_on: 'Continuer avec ce code',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Une adresse e-mail a été ajoutée à votre compte {name}',
    other: 'Un numéro de téléphone a été ajouté à votre compte {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'L’adresse e-mail {value} a été ajoutée à votre compte {name}. Toute personne qui y reçoit des messages peut maintenant accéder à votre compte.',
    other:
      'Le numéro de téléphone {value} a été ajouté à votre compte {name}. Toute personne qui y reçoit des messages peut maintenant accéder à votre compte.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'L’adresse e-mail de votre compte {name} a été modifiée',
    other: 'Le numéro de téléphone de votre compte {name} a été modifié',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email: 'L’adresse e-mail de votre compte {name} est maintenant {value}. L’ancienne n’y donne plus accès.',
    other:
      'Le numéro de téléphone de votre compte {name} est maintenant {value}. L’ancien n’y donne plus accès.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Une adresse e-mail a été supprimée de votre compte {name}',
    other: 'Un numéro de téléphone a été supprimé de votre compte {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: 'L’adresse e-mail {value} a été supprimée de votre compte {name} et n’y donne plus accès.',
    other: 'Le numéro de téléphone {value} a été supprimé de votre compte {name} et n’y donne plus accès.',
  },
  mail_identifier_warning:
    'Si c’était vous, il n’y a rien à faire. Sinon, annulez cette modification : le lien est valable 72 heures et déconnecte aussi tous les autres appareils.',
  mail_identifier_undo: 'Annuler la modification',
  mail_identifier_undone_subject: 'Une modification de votre compte {name} a été annulée',
  mail_identifier_undone_text:
    'La modification a été annulée avec le lien que nous avions envoyé à une adresse ou à un numéro précédent du compte.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Si ce n’était pas vous, quelqu’un d’autre reçoit ce que nous y envoyons. Sécurisez d’abord cette adresse ou ce numéro, puis définissez ici un nouveau mot de passe.',
    other:
      'Si ce n’était pas vous, quelqu’un d’autre reçoit ce que nous y envoyons. Sécurisez d’abord cette adresse ou ce numéro, puis connectez-vous ici et déconnectez tous les autres appareils.',
  },
  mail_proven_subject: 'Votre compte {name} est confirmé',
  mail_proven_text:
    'Cette adresse vient d’être confirmée pour la première fois. Les anciens accès à votre compte {name} ne fonctionnent donc plus, et tous les autres appareils ont été déconnectés.',
  mail_proven_password:
    'L’ancien mot de passe ne fonctionne plus. Si vous n’en avez pas encore de nouveau, définissez-en un.',
  mail_proven_unlinked:
    'Comptes dissociés : {providers}. Vous pouvez associer de nouveau ceux qui sont à vous.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Si ce n’était pas vous, quelqu’un d’autre peut lire vos e-mails. Sécurisez d’abord votre messagerie, puis définissez ici un nouveau mot de passe.',
    other:
      'Si ce n’était pas vous, quelqu’un d’autre peut lire vos e-mails. Sécurisez d’abord votre messagerie, puis connectez-vous ici et déconnectez tous les autres appareils.',
  },
  mail_account_exists_subject: 'Vous avez déjà un compte {name}',
  mail_account_exists_text:
    'Quelqu’un, sans doute vous, a essayé de créer un compte {name} avec cette adresse. Il en existe déjà un, et rien n’a été modifié : connectez-vous à ce compte.',
  mail_account_exists_action: 'Se connecter',
  mail_account_exists_recovery: 'Mot de passe oublié ? Définissez-en un nouveau : {url}',
  mail_account_exists_warning:
    'Si ce n’était pas vous, il n’y a rien à faire : personne n’a accédé à votre compte.',
  mail_sign_in_subject: 'Nouvelle connexion à votre compte {name}',
  mail_sign_in_text:
    'Quelqu’un, sans doute vous, s’est connecté à votre compte {name} avec un appareil inconnu.',
  mail_sign_in_action: 'Vérifier vos appareils',
  mail_deleted_subject: 'Votre compte {name} a été supprimé',
  mail_deleted_text:
    'Votre compte {name} et les données qu’il contenait ont été supprimés. Ils ne peuvent pas être restaurés.',
  mail_deleted_warning:
    'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un d’autre avait accès à votre compte. Sécurisez votre messagerie.',
  mail_exported_subject: 'Les données de votre compte {name} ont été téléchargées',
  mail_exported_text: 'Quelqu’un, sans doute vous, a téléchargé toutes les données de votre compte {name}.',
  mail_asked: 'Demande effectuée avec {device} depuis {address}, le {time}.',
  mail_done: 'Opération effectuée avec {device} depuis {address}, le {time}.',
  mail_device_on: '{browser} sur {system}',
  mail_device_unknown: 'un appareil inconnu',
  sms_recovery: {
    by: 'minutes',
    in: 'fr',
    one: '{code} est votre code {name}. Il est à usage unique et valable {minutes} minute. Ne le communiquez à personne.',
    many: '{code} est votre code {name}. Il est à usage unique et valable {minutes} minutes. Ne le communiquez à personne.',
    other:
      '{code} est votre code {name}. Il est à usage unique et valable {minutes} minutes. Ne le communiquez à personne.',
  },
  sms_password_changed:
    'Votre mot de passe {name} a été modifié. Si ce n’était pas vous, définissez-en tout de suite un nouveau.',
  sms_linked: {
    by: 'passwords',
    yes: 'Un compte {provider} a été associé à votre compte {name} et y donne accès. Ce n’était pas vous ? Définissez un nouveau mot de passe et dissociez ce compte.',
    other:
      'Un compte {provider} a été associé à votre compte {name} et y donne accès. Ce n’était pas vous ? Connectez-vous, dissociez ce compte et déconnectez tous les autres appareils.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Une clé d’accès a été ajoutée à votre compte {name}. Toute personne qui la possède peut se connecter. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'Une clé d’accès a été ajoutée à votre compte {name}. Toute personne qui la possède peut se connecter. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Une clé d’accès a été supprimée de votre compte {name} et n’y donne plus accès. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'Une clé d’accès a été supprimée de votre compte {name} et n’y donne plus accès. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'Le compte {provider} a été dissocié de votre compte {name} et n’y donne plus accès. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'Le compte {provider} a été dissocié de votre compte {name} et n’y donne plus accès. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Une application d’authentification a été configurée pour votre compte {name}. La connexion demande une étape de plus. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'Une application d’authentification a été configurée pour votre compte {name}. La connexion demande une étape de plus. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'L’application d’authentification a été supprimée de votre compte {name}. Une étape suffit de nouveau pour se connecter. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'L’application d’authentification a été supprimée de votre compte {name}. Une étape suffit de nouveau pour se connecter. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'De nouveaux codes de récupération ont été créés pour votre compte {name}. Les anciens ne sont plus valables. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'De nouveaux codes de récupération ont été créés pour votre compte {name}. Les anciens ne sont plus valables. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Un code de récupération a servi à se connecter à {name}. Codes restants : {left}. Vous pouvez en créer d’autres. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'Un code de récupération a servi à se connecter à {name}. Codes restants : {left}. Vous pouvez en créer d’autres. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
    other: {
      by: 'passwords',
      yes: 'L’assistance a supprimé le second facteur de votre compte {name} et déconnecté tous les appareils. Ce n’était pas vous ? Définissez un nouveau mot de passe.',
      other:
        'L’assistance a supprimé le second facteur de votre compte {name} et déconnecté tous les appareils. Ce n’était pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
    },
  },
  sms_first_proof: 'Les comptes associés avant la confirmation de ce numéro ont été dissociés : {providers}.',
  sms_code_sign_in: '{code} est votre code pour vous connecter à {name}.',
  sms_code_sign_up: '{code} est votre code pour finir de créer votre compte {name}.',
  sms_code_verify: '{code} est votre code pour confirmer à {name} que ce numéro est bien à vous.',
  sms_code_proof: '{code} est votre code pour confirmer à {name} que c’est bien vous.',
  sms_code_change: '{code} est votre code pour utiliser ce numéro avec votre compte {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'fr',
    one: 'Usage unique, valable {minutes} minute. Nous ne vous le demanderons jamais.',
    many: 'Usage unique, valable {minutes} minutes. Nous ne vous le demanderons jamais.',
    other: 'Usage unique, valable {minutes} minutes. Nous ne vous le demanderons jamais.',
  },
  sms_identifier_added: {
    by: 'kind',
    email: 'L’adresse {value} a été ajoutée à votre compte {name}. Pas vous ? Annulez sous 72 heures : {url}',
    other: 'Le numéro {value} a été ajouté à votre compte {name}. Pas vous ? Annulez sous 72 heures : {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email:
      'L’adresse de votre compte {name} est maintenant {value}. Pas vous ? Annulez sous 72 heures : {url}',
    other:
      'Le numéro de votre compte {name} est maintenant {value}. Pas vous ? Annulez sous 72 heures : {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'L’adresse {value} a été supprimée de votre compte {name}. Pas vous ? Annulez sous 72 heures : {url}',
    other:
      'Le numéro {value} a été supprimé de votre compte {name}. Pas vous ? Annulez sous 72 heures : {url}',
  },
  sms_identifier_undone:
    'Ce numéro a été supprimé de votre compte {name} : la modification a été annulée depuis une adresse ou un numéro précédent.',
  sms_proven: {
    by: 'password',
    yes: 'Ce numéro est confirmé pour votre compte {name}. L’ancien mot de passe et les autres accès ne fonctionnent plus.',
    other: 'Ce numéro est confirmé pour votre compte {name}. Les anciens accès ne fonctionnent plus.',
  },
  sms_proven_unlinked: 'Comptes dissociés : {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Pas vous ? Définissez un nouveau mot de passe.',
    other: 'Pas vous ? Connectez-vous et déconnectez tous les autres appareils.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Un compte {name} existe déjà pour ce numéro, et rien n’a changé. Se connecter : {url} Mot de passe oublié ? {recoveryUrl}',
    other: 'Un compte {name} existe déjà pour ce numéro, et rien n’a changé. Se connecter : {url}',
  },
  sms_deleted: 'Votre compte {name} a été supprimé. Il ne peut pas être restauré.',
  sms_exported: 'Toutes les données de votre compte {name} ont été téléchargées.',
  error_promocode_unknown: 'Ce code n’existe pas. Vérifiez-le ou continuez sans code.',
  error_promocode_not_started:
    'Ce code n’est pas encore valable. Utilisez-le plus tard ou continuez sans lui.',
  error_promocode_expired: 'Ce code a expiré. Continuez sans lui ou saisissez-en un autre.',
  error_promocode_used_up: 'Ce code est épuisé. Continuez sans lui ou saisissez-en un autre.',
  error_promocode_used: 'Vous avez déjà utilisé ce code. Continuez sans lui ou saisissez-en un autre.',
  error_promocode_sign_in:
    'Ce code est réservé aux personnes connectées. Connectez-vous pour l’utiliser ou continuez sans lui.',
  error_promocode_currency:
    'Ce code est prévu pour une autre devise. Choisissez-la ou continuez sans le code.',
  error_zip_code_invalid: 'Ce code postal n’existe pas dans le pays choisi. Vérifiez les deux.',
  error_zip_code_not_served: 'Nous ne desservons pas l’État de ce code postal. Saisissez-en un autre.',
  error_state_unknown: 'Cela ne figure pas dans la liste de ce pays. Choisissez dans la liste.',
} satisfies Catalogue
